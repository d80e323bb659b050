// What comes over the socket, as types for the checker.

/** @typedef {{zone: string, cell: number, card: number}} At */
/** @typedef {{key: string, back: string, notes: string[]}} CardLook  A card: the key of its face, "" for a back. */
/** @typedef {{cards: CardLook[], x: number, y: number, note: string, covered: boolean, brief: string}} Cell */
/** @typedef {{name: string, title: string, shape: string, cells: Cell[], owner: number, most: number, rule: string}} Zone */
/** @typedef {{action: string, label: string, rule: string, start: At | null, aim: At | null, warning: string}} Move */
/** @typedef {{name: string, title: string, value: number, most: number | null}} Counter */
/** @typedef {{seat: number, name: string, taken: boolean, bot: string, you: boolean, here: boolean}} Seat */
/** @typedef {{can: boolean, asked: number, answered: boolean}} Undo */
/** @typedef {{line: number, seat: number, says: [string, string][]}} Entry */
/**
 * @typedef {{
 *   at: number, whole: boolean, viewer: number, asked: number, prompt: string, notes: string[],
 *   moves: Move[], counters: Counter[], outcome: string, ending: string, score: number | null,
 *   order: string[], zones: Zone[], seats: Seat[], undo: Undo, faces: Record<string, string>,
 *   log: {keep: number, add: Entry[]} | null, talk: {seat: number, words: string}[],
 * }} News
 */
/** @typedef {{is: string, id?: string, legal?: boolean, rule?: string, facts?: string, remedy?: string, action?: string, what?: string}} Reply */

export {};
