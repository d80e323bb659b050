/** @file How cards are drawn: the server draws each face once, and cards name its key. */

/** @type {Map<string, HTMLElement>} */
const drawn = new Map();

/**
 * Take in faces that the server has drawn.
 * @param {Record<string, string>} faces HTML, by the keys that cards name
 */
export function learn(faces) {
  for (const [key, html] of Object.entries(faces)) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const face = template.content.firstElementChild;
    if (face instanceof HTMLElement) drawn.set(key, face);
  }
}

/** The front of a card, drawn. @param {string} key */
export function front(key) {
  const face = drawn.get(key);
  return holder(face ? face.cloneNode(true) : document.createElement("span"));
}

/** The back of a card, drawn. @param {string} back */
export function reverse(back) {
  const side = document.createElement("span");
  side.className = `back back-${back}`;
  return holder(side);
}

/** The name of a face. @param {string} key */
export function called(key) {
  return drawn.get(key)?.dataset.name ?? "";
}

/** A face in words, with its figures. @param {string} key */
export function said(key) {
  const face = drawn.get(key);
  const figures = [...(face?.querySelectorAll(".figure") ?? [])].map((figure) =>
    (figure.textContent ?? "").replace(/\s+/g, " ").trim()
  );
  return [called(key), ...figures].filter(Boolean).join(", ");
}

/** @param {Node} side */
function holder(side) {
  const card = document.createElement("div");
  card.className = "card";
  card.append(side);
  return card;
}
