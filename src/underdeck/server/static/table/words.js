/** @file What the table says, in the language of its page. */

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
