/** @file Where on the table a zone lies, by its shape and whose it is. */

/** @import {Look, Zone} from "./types.js" */

/**
 * "other 2" is the part of the player of seat 2.
 * @param {Zone} zone
 * @param {number} home the seat at the near side of the table, from 1; 0: nobody's
 * @returns {string}
 */
export function regionOf(zone, home) {
  if (zone.owner !== 0 && zone.owner !== home) return `other ${zone.owner}`;
  if (zone.shape === "layout" || zone.shape === "grid") return "centre";
  if (zone.shape === "fan") return "hands";
  const mine = zone.owner !== 0;
  if (zone.shape === "row") return mine ? "played" : "centre";
  return mine ? "purse" : "tray";
}

/**
 * Whose seat is at the near side of the table.
 * @param {Look} look
 */
export function homeOf(look) {
  const owners = new Set(look.zones.map((zone) => zone.owner).filter(Boolean));
  return look.viewer || (owners.size === 1 ? [...owners][0] : 0);
}
