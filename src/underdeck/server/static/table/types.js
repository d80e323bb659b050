/**
 * @file What the server tells: a look as zones, cards and moves. The shapes are those of the
 * public protocol; nothing here knows a game.
 */

/**
 * A card names the key of its face, "" for a back.
 * @typedef {{key: string, back: string, notes: string[]}} Card
 * @typedef {{cards: Card[], x: number, y: number, note: string, covered: boolean,
 *   brief: string}} Cell
 * @typedef {"layout" | "grid" | "row" | "fan" | "stack" | "bar" | "pile"} Shape
 * @typedef {{name: string, title: string, shape: Shape, cells: Cell[], owner: number,
 *   most: number, rule: string}} Zone
 * @typedef {{name: string, title: string, value: number, most: number | null}} Counter
 * @typedef {{zone: string, cell: number, card: number}} At
 * @typedef {{action: string, label: string, rule: string, start: At | null, aim: At | null,
 *   warning: string}} Move
 * @typedef {{seat: number, name: string, taken: boolean, bot: string, person: boolean, you: boolean,
 *   here: boolean}} Seat
 * @typedef {{can: boolean, asked: number, answered: boolean}} Undo
 * @typedef {{line: number, seat: number, says: [string, string][]}} Entry
 * @typedef {{seat: number, words: string}} Talk
 */

/**
 * @typedef {{game: string, title: string, variant: string[], viewer: number, asked: number,
 *   prompt: string, zones: Zone[], counters: Counter[], moves: Move[], notes: string[],
 *   outcome: string, ending: string, score: number | null, at: number, seats: Seat[],
 *   undo: Undo, fair: {match: string, secret: string}, now: number, closed: boolean,
 *   hands: {shown: number[], open: boolean},
 *   clock: {extra: number, bank: number[], since: number} | null}} Look
 */

/**
 * @typedef {Omit<Look, "zones"> & {is: "table", whole: boolean, order: string[], zones: Zone[],
 *   log: {keep: number, add: Entry[]} | null, talk: Talk[],
 *   faces: Record<string, string>}} TableMessage
 * @typedef {{is: "done", id: string, at?: number, action?: string, rule?: string, legal?: boolean,
 *   facts?: string, remedy?: string, also?: string[]}} DoneMessage
 * @typedef {{is: "denied", id: string, legal: boolean, rule: string, facts: string,
 *   remedy: string, also: string[]}} DeniedMessage
 * @typedef {{is: "stale", id: string}} StaleMessage
 * @typedef {{is: "error", what: string}} ErrorMessage
 * @typedef {TableMessage | DoneMessage | DeniedMessage | StaleMessage | ErrorMessage} Message
 * @typedef {{rule: string, facts: string, remedy: string, also: string[]}} Reason
 */

export {};
