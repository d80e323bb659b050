/** @file Looks for tests, and how two values are compared. */

/** @import {At, Card, Look, Move, Shape, Zone} from "../../src/underdeck/server/static/table/types.js" */

/** @param {unknown} one @param {unknown} other */
export function equal(one, other) {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) throw new Error(`${left} is not ${right}`);
}

/** @param {string} zone @returns {At} */
export function at(zone, cell = -1, card = -1) {
  return { zone, cell, card };
}

/**
 * @param {string} action
 * @param {string} [warning]
 * @param {At | null} [start]
 * @param {At | null} [aim]
 * @returns {Move}
 */
export function move(action, warning = "", start = null, aim = null) {
  return { action, label: action, rule: "", start, aim, warning };
}

/** A card by its face; one that begins with "#" is a back. @param {string} face @returns {Card} */
export function card(face) {
  const down = face.startsWith("#");
  return { key: down ? "" : face, back: down ? face.slice(1) : "back", notes: [] };
}

/**
 * A zone with a cell for each list of faces.
 * @param {string} name
 * @param {Shape} shape
 * @param {string[][]} cells
 * @returns {Zone}
 */
export function zone(name, shape, cells, owner = 0) {
  const lying = cells.map((faces) => ({
    cards: faces.map(card),
    x: 0,
    y: 0,
    note: "",
    covered: false,
    brief: "",
  }));
  return { name, title: name, shape, cells: lying, owner, most: 0, rule: "" };
}

/**
 * @param {number} version
 * @param {Move[]} moves
 * @param {Zone[]} zones
 * @returns {Look}
 */
export function look(version, moves, zones = []) {
  return {
    game: "toy",
    title: "Toy",
    variant: [],
    viewer: 1,
    asked: 1,
    prompt: "",
    zones,
    counters: [],
    moves,
    notes: [],
    outcome: "",
    ending: "",
    score: null,
    at: version,
    seats: [],
    undo: { can: false, asked: 0, answered: false },
    fair: { match: "", secret: "" },
    now: 0,
    closed: false,
    hands: { shown: [], open: false },
    clock: null,
  };
}
