/** @file Places in words: for screen readers, and for whoever points at something. */

/** @import {At, Look, Zone} from "./types.js" */
/** @import {Choice} from "./choice.js" */

import { cardAt, samePlace, zoneAt } from "./choice.js";
import { called, said } from "./faces.js";
import { isPiled } from "./match.js";
import { word } from "./words.js";

/**
 * The name of a place: its card, where it lies, how it is.
 * @param {Look} look
 * @param {At} at
 * @returns {string}
 */
export function nameOf(look, at) {
  const zone = zoneAt(look, at);
  if (!zone) return "";
  const cell = zone.cells[at.cell];
  if (at.cell < 0 || !cell) return zone.title;
  if (isPiled(zone)) return pileName(zone, look);
  const card = cardAt(look, at);
  const where = zone.cells.length > 1 ? `${zone.title} ${at.cell + 1}` : zone.title;
  const what = card?.key ? said(card.key) : card ? word("a card face down") : word("empty");
  const laid = at.card > 0 ? [] : cell.cards.slice(1).map((one) => called(one.key)).filter(Boolean);
  const lowest = at.card > 0 ? null : cell.cards[0]?.key;
  const parts = [lowest && laid.length ? said(lowest) : what, where];
  if (laid.length) parts.push(word("with {cards} on it", { cards: laid.join(", ") }));
  if (cell.note) parts.push(cell.note);
  if (cell.covered) parts.push(word("covered"));
  parts.push(...(card?.notes ?? []));
  return parts.filter(Boolean).join(", ");
}

/** @param {Zone} zone @param {Look} look */
function pileName(zone, look) {
  const n = zone.cells[0]?.cards.length ?? 0;
  const top = zone.cells[0]?.cards.at(-1)?.key;
  const whose = zone.owner && zone.owner !== look.viewer
    ? ` (${look.seats.find((seat) => seat.seat === zone.owner)?.name || zone.owner})`
    : "";
  const pile = `${zone.title}${whose}, ${word("{n} cards", { n })}`;
  return top ? `${pile}, ${word("on top {card}", { card: called(top) })}` : pile;
}

/**
 * What could be done at a place, for screen readers.
 * @param {Choice} choice
 * @param {At} at
 */
export function stateOf(choice, at) {
  if (samePlace(choice.picked, at)) return word("chosen");
  const lit = choice.lit().some((one) => choice.twins(at).some((twin) => samePlace(one, twin)));
  if (!lit) return "";
  const goes = choice.picked || !choice.movesFrom(at).length;
  return goes ? word("can go here") : word("can be played");
}
