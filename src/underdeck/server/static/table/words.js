// What the table says, in the language of its page.
// @ts-check

/** @type {Record<string, string>} */
const known = JSON.parse(document.getElementById("words")?.textContent || "{}");

/**
 * Words in the page's language, with {slots} filled. Only texts written out in a call are found
 * for translation.
 * @param {string} english @param {Record<string, string | number>} [slots]
 */
export function word(english, slots = {}) {
  return (known[english] ?? english).replace(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole));
}
