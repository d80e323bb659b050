/** @file Short tones for what happens at the table: off until somebody turns them on. */

const KEPT = "underdeck sound";
/** Tones as pairs of hertz and seconds after the start. @type {Record<string, [number, number][]>} */
const TONES = {
  move: [[330, 0]],
  turn: [[523, 0], [659, 0.09]],
  denied: [[196, 0], [165, 0.08]],
  talk: [[784, 0]],
  won: [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.36]],
  lost: [[392, 0], [330, 0.18], [262, 0.36]],
};

/** Plays tones, if it may. */
export class Sound {
  constructor() {
    this.on = keep("get") === "on";
    /** @type {AudioContext | null} */
    this.context = null;
  }

  toggle() {
    this.on = !this.on;
    keep("set", this.on ? "on" : "off");
    this.play("turn");
  }

  /** @param {string} name */
  play(name) {
    if (!this.on || document.hidden) return;
    this.context ??= new AudioContext();
    for (const [pitch, after] of TONES[name] ?? []) this.tone(this.context, pitch, after);
  }

  /**
   * @param {AudioContext} context
   * @param {number} pitch
   * @param {number} after
   */
  tone(context, pitch, after) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}

/**
 * What this browser keeps about sound; nothing, where it may keep nothing.
 * @param {"get" | "set"} what
 * @param {string} [value]
 */
function keep(what, value = "") {
  try {
    if (what === "set") localStorage.setItem(KEPT, value);
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
