// Tones of our own, off until they are switched on.
// @ts-check

/** @type {AudioContext | null} */
let context = null;

/** @param {HTMLElement} button */
export function sounding(button) {
  button.onclick = () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    context = on ? context ?? new AudioContext() : null;
    tone(660);
  };
}

/** A short tone, if sound is on. @param {number} pitch in hertz */
export function tone(pitch) {
  if (!context) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  source.type = "triangle";
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.18);
  source.connect(volume).connect(context.destination);
  source.start();
  source.stop(context.currentTime + 0.2);
}
