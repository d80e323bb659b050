/** @file Making parts of the page in few words. */

/**
 * A new element with a class, and what is in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} name
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, name, ...inside) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  node.append(...inside);
  return node;
}

/**
 * A button.
 * @param {string} name
 * @param {string} words
 * @param {() => void} pressed
 */
export function button(name, words, pressed) {
  const node = make("button", name, words);
  node.type = "button";
  node.addEventListener("click", pressed);
  return node;
}

/**
 * The part of the page with an id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page lacks #${id}`);
  return node;
}

let rules = "";

/** Where rules are read: the address that a rule's id is put behind. @param {string} address */
export function rulesAt(address) {
  rules = address;
}

/**
 * A rule's id, as a link to the rule.
 * @param {string} id
 */
export function ruleLink(id) {
  const link = make("a", "rule", id);
  link.href = `${rules}#${id}`;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}
