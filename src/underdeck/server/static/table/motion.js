/**
 * @file Cards move, turn and come: by the Web Animations API, from where they were seen to where
 * they are. Nodes are in their new places at once, so nothing that is pressed waits for a motion.
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const TRAVEL = 340, TURN = 380, APART = 45, LATEST = 420; // milliseconds
const EASE = "cubic-bezier(.2,.75,.25,1)";

/** Where a node is seen. @typedef {{x: number, y: number, w: number, down: boolean}} Seat */

/**
 * @param {HTMLElement} node
 * @returns {Seat}
 */
export function seatOf(node) {
  const rect = node.getBoundingClientRect();
  return {
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
    w: moving.has(node) ? rect.width : node.offsetWidth,
    down: node.classList.contains("down"),
  };
}

/** The motion that each node is in. @type {WeakMap<HTMLElement, Animation>} */
const moving = new WeakMap();

/** Plays the motions of one change of the table; those from one place follow one another. */
export class Motion {
  constructor() {
    /** @type {Map<string, number>} */
    this.begun = new Map();
  }

  /** When the next from a place starts, in milliseconds. @param {string} from */
  delay(from) {
    const n = this.begun.get(from) ?? 0;
    this.begun.set(from, n + 1);
    return Math.min(LATEST, n * APART);
  }

  /**
   * A card goes from where it was seen to where it is now, and turns if it shows another side.
   * @param {HTMLElement} node
   * @param {Seat} old
   * @param {string} from what it comes from, if it is dealt
   * @param {() => void} [then]
   */
  move(node, old, from, then = () => {}) {
    moving.get(node)?.cancel();
    moving.delete(node);
    node.classList.remove("flying");
    const now = seatOf(node);
    const dx = old.x - now.x, dy = old.y - now.y;
    const turned = old.down !== now.down;
    const still = Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(old.w - now.w) < 1;
    if ((still && !turned) || calm.matches || document.hidden) {
      then();
      return;
    }
    const delay = from ? this.delay(from) : 0;
    const timing = { duration: TRAVEL, delay, easing: EASE, fill: /** @type {"backwards"} */ ("backwards") };
    if (turned) this.turn(node, now.down, delay);
    node.classList.add("flying");
    const start = `translate(${dx}px, ${dy}px) scale(${old.w / (now.w || 1)})`;
    const lift = still ? "translateY(-6px) scale(1.05)" : null;
    const frames = lift
      ? [{ transform: "none" }, { transform: lift }, { transform: "none" }]
      : [{ transform: start }, { transform: "none" }];
    const animation = node.animate(frames, turned ? { ...timing, duration: TURN } : timing);
    moving.set(node, animation);
    const end = () => {
      if (moving.get(node) === animation) {
        moving.delete(node);
        node.classList.remove("flying");
      }
      then();
    };
    animation.onfinish = animation.oncancel = end;
  }

  /**
   * A card is turned, and both its sides are seen.
   * @param {HTMLElement} node
   * @param {boolean} down
   * @param {number} delay
   */
  turn(node, down, delay) {
    const inner = node.querySelector(":scope > .inner");
    const [up, under] = ["rotateY(0)", "rotateY(180deg)"];
    inner?.animate(
      [{ transform: down ? up : under }, { transform: down ? under : up }],
      { duration: TURN, delay, easing: "ease-in-out", fill: "backwards" },
    );
  }

  /** A card comes from nowhere. @param {HTMLElement} node */
  come(node) {
    if (calm.matches || document.hidden) return;
    node.animate(
      [{ opacity: 0, transform: "scale(.8)" }, { opacity: 1, transform: "none" }],
      { duration: TRAVEL, easing: EASE },
    );
  }

  /** A pile is shuffled. @param {Element} pile */
  shuffle(pile) {
    if (calm.matches || document.hidden) return;
    const frames = ["none", "translateX(-9%) rotate(-5deg)", "translateX(9%) rotate(5deg)", "none"]
      .map((transform) => ({ transform }));
    pile.animate(frames, { duration: 260, delay: TRAVEL, iterations: 2 });
  }
}
