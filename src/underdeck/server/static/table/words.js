/** @file What the table says, in the language of its page. */

/** @import {Look} from "./types.js" */

/** @type {Record<string, string>} */
const known = JSON.parse(globalThis.document?.getElementById("words")?.textContent || "{}");

/**
 * Words in the page's language, with {slots} filled. Only texts written out in a call are found
 * for translation.
 * @param {string} english @param {Record<string, string | number>} [slots]
 */
export function word(english, slots = {}) {
  return (known[english] ?? english).replace(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole));
}

/** Words as a sentence. @param {string} words */
export function sentence(words) {
  const whole = words.slice(0, 1).toUpperCase() + words.slice(1);
  return !whole || /[.?!…]$/.test(whole) ? whole : `${whole}.`;
}

/**
 * A sentence with the names of who sits there, instead of their seats.
 * @param {string} words
 * @param {Look} look
 */
export function withNames(words, look) {
  return words.replace(/\b[Ss]eat (\d+)\b/g, (all, seat) => {
    const found = look.seats.find((one) => one.seat === Number(seat));
    return found?.name || all;
  });
}
