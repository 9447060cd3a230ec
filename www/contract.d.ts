/**
 * The shapes that cross between the WebAssembly module and the page, and between the page's own
 * parts. `src/wasm.rs` makes them, the page reads them, tsc checks the page against them.
 *
 * A **point index** is `(row - 1) * 5 + column`: a1 = 0, e1 = 4, a2 = 5, ... e12 = 59.
 * A **piece letter** is upper case for red and lower case for blue, in the kind order
 * `MGDBCJKLEXNF` (see `docs/notation` in the README). A **seat** is 1 for *first*, 2 for *second*.
 */

export type PointIndex = number;
export type Seat = 1 | 2;
export type Colour = "red" | "blue";
/** `M` … `F` red, `m` … `f` blue. */
export type PieceLetter = string;
/** Twelve counts in the order M G D B C J K L E X N F. */
export type Tally = number[];

// ---------------------------------------------------------------- the board, once

export interface BoardPoint {
  name: string; // "a1"
  column: number; // 0 … 4
  row: number; // 0 … 11, south to north
  kind: "station" | "camp" | "headquarters";
  roads: PointIndex[]; // linked by road
  rails: PointIndex[]; // linked by railway
}

// ---------------------------------------------------------------- rules

export interface RuleOption {
  name: string; // "engineer-rail"
  /** The named values, in the order of the spec; for numbers only the word value (`none`, `off`). */
  values: string[];
  /** Present where a number may be given. */
  number: null | { least: number; most: number };
}

export interface RulesCatalogue {
  options: RuleOption[];
  /** In the order of the spec; `values` has every option's value as text. */
  presets: { name: string; values: Record<string, string> }[];
}

export interface RulesChoice {
  canonical: string; // "classic,colour=pair"
  preset: string; // "classic"
  values: Record<string, string>;
}

// ---------------------------------------------------------------- a position as a player sees it

export type Reason =
  | "flag"
  | "no-movable"
  | "no-action"
  | "total-limit"
  | "quiet-limit"
  | "agreement"
  | "resignation"
  | "timeouts"
  | "left";

/** How an attack would end, for the attacker. */
export type Fight = "wins" | "both" | "loses" | "flag";

export interface Target {
  to: PointIndex;
  /** Every point passed, from the start to `to`, both included. */
  path: PointIndex[];
  /** Present where an enemy piece stands on `to`. */
  fight: Fight | null;
}

export interface PointView {
  /** `?` face down, a piece letter face up, null empty. */
  piece: "?" | PieceLetter | null;
  /** True where the piece may not leave its headquarters any more (hq = no-exit). */
  settled: boolean;
}

export interface View {
  rules: RulesChoice;
  /** The six fields: what both players know, and all that the opponent may be given. */
  position: string;
  plies: number;
  quiet: number;
  turn: Seat;
  /** The colour of *first*; null until the colours are assigned. */
  first: Colour | null;
  /** Under colour = pair and pair-any, until the colours are assigned: what each flipped. */
  flippedBy: null | { first: PieceLetter[]; second: PieceLetter[] };
  points: PointView[]; // 60
  hidden: { red: Tally; blue: Tally }; // face down
  dead: { red: Tally; blue: Tally };
  /** Points that may be flipped now. */
  flips: PointIndex[];
  /** By the index of an own piece that can move, as text: its targets. */
  moves: Record<string, Target[]>;
  result: null | { winner: Seat | 0; reason: Reason };
  /** The limit that is nearest: plies that remain until the draw, null where there is none. */
  drawIn: null | { plies: number; limit: "total-limit" | "quiet-limit" };
  talk: {
    /** Resigning and offers are possible from this ply on. */
    after: number;
    mayResign: boolean;
    /** The player to move may offer a draw now. */
    mayOffer: boolean;
    /** Who has an offer on the table. */
    offer: Seat | null;
  };
  /** Seconds for each action; null without a clock. */
  moveTime: number | null;
  passes: { first: number; second: number };
  last: null | PlayedAction;
  /** After the end only: what every face-down point held (piece letters), by point index. */
  revealed: null | Record<string, PieceLetter>;
  /** Actions that can be taken back. */
  undoable: number;
}

/** What an action did: enough to draw it and to speak it. */
export interface PlayedAction {
  /** With its outcome: "b6=m", "a6a9", "a6a9+b1", "--". */
  text: string;
  seat: Seat;
  kind: "flip" | "move" | "pass";
  from: PointIndex | null;
  to: PointIndex | null; // flip: the same as from
  path: PointIndex[];
  /** The piece that was flipped or that moved. */
  piece: PieceLetter | null;
  /** The piece that was attacked. */
  defender: PieceLetter | null;
  fight: Fight | null;
  /** Pieces removed. */
  removed: PieceLetter[];
  /** Flags turned up by a Marshal's death. */
  flagsTurnedUp: { point: PointIndex; piece: PieceLetter }[];
  /** True when this action settled who owns which colour. */
  coloursSettled: boolean;
}

/** What every fallible call throws: an Error whose message is English and complete. */
export interface FanqiError extends Error {
  /** A stable word for the page's own texts, such as "illegal:camp-is-safe" or "rules:value". */
  code: string;
}

// ---------------------------------------------------------------- the module (www/pkg/fanqi.js)

export interface Fanqi {
  /** Loads the wasm; the argument is what wasm-bindgen's `--target web` init takes. */
  default(input?: { module_or_path: unknown }): Promise<unknown>;
  version(): string;
  board(): BoardPoint[];
  rulesCatalogue(): RulesCatalogue;
  /** @throws FanqiError code "rules:…" */
  readRules(text: string): RulesChoice;
  /** The preset's name or custom choice written canonically. @throws FanqiError */
  writeRules(preset: string, values: Record<string, string>): string;
  Game: GameConstructor;
  choose: Choose;
  /** What speaks for a legal action, from what both players know. @throws FanqiError */
  reason(rules: string, position: string, action: string): Motive;
  Slices: { begin(request: ChooseRequest): Slices };
  /** The number of action sequences; with `everyNode` every action is played, to measure speed. */
  perft(rules: string, position: string, depth: number, everyNode: boolean): number;
  /** For a test: makes the module panic. */
  panicForTest(): void;
}

export interface NewGame {
  rules: string;
  /** Six fields; without it the start. Hidden pieces are dealt by the seed. */
  position?: string;
  /** 1 to 31 bytes of text, or 64 hexadecimal digits; without it from the system's randomness. */
  seed?: string;
  first: string; // name
  second: string;
  date: string; // "2026-11-30", as the player's clock has it
}

export interface GameConstructor {
  /** @throws FanqiError "rules:…", "position:…", "seed:…" */
  start(options: NewGame): Game;
  /** A saved running or finished game. @throws FanqiError "record:…", "deal:…" */
  resume(record: string, sealedDeal: string, offers?: string): Game;
  /** A finished record with its placement, or any other for looking at. @throws FanqiError */
  open(record: string): Game;
}

export interface Game {
  view(): View;
  /** The view after the first `ply` actions, with nothing to act on. */
  viewAt(ply: number): View;
  /** "b6", "a6a9": what came up is supplied by the referee. @throws FanqiError "illegal:…" */
  play(action: string): PlayedAction;
  /** Why an action is not allowed, as an error code; null where it is. */
  refusal(action: string): string | null;
  /** The clock ran out. @throws FanqiError */
  pass(): PlayedAction;
  resign(seat: Seat): void;
  offerDraw(seat: Seat): void;
  acceptDraw(seat: Seat): void;
  declineDraw(seat: Seat): void;
  leave(seat: Seat): void;
  /** Takes back the last `count` actions. The deal stays. */
  undo(count: number): void;
  /** The game record (text). The placement is in it only after the end. */
  record(): string;
  /** The placement, sealed: not legible, checked when read. For the save only; undefined where the
   * placement is not known (a record of a running game that was only opened). */
  /** When each player last offered a draw: kept in the save, taken back by `resume`. "" for never. */
  offers(): string;
  sealedDeal(): string | undefined;
  free(): void;
}

/** The opponent's door: public position text in, action text out. Runs in the worker. */
export type Choose = (request: ChooseRequest) => ChooseAnswer;

export interface ChooseRequest {
  rules: string;
  position: string;
  /** A number below 2^32 for choices among equals; never derived from the deal. */
  seed: number;
  /** 0 = default strength. */
  nodes: number;
}
export interface ChooseAnswer {
  action: string;
  /** Expected result for the player to move, -1 … 1. */
  score: number;
}

/** The strongest fact that speaks for an action. */
export interface Motive {
  /** A stable word for the page's own texts, such as "takes-free". */
  code: string;
  /** The own piece that it speaks of. */
  piece: PieceLetter | null;
  /** The enemy's. */
  other: PieceLetter | null;
  point: PointIndex | null;
}

/** The same opponent, for a page that can start no worker. */
export interface Slices {
  /** Searches on for about so many milliseconds. True where nothing is left to search. */
  advance(milliseconds: number): boolean;
  /** The best so far. */
  answer(): ChooseAnswer;
  free(): void;
}

// ---------------------------------------------------------------- page <-> worker

export type ToWorker =
  | { type: "load"; module: WebAssembly.Module }
  | { type: "choose"; id: number; request: ChooseRequest };
export type FromWorker =
  | { type: "ready" }
  | { type: "chosen"; id: number; answer: ChooseAnswer }
  | { type: "failed"; id: number | null; message: string };

// ---------------------------------------------------------------- what the canvas draws

/** All that is on the table at one moment. The canvas draws it and decides nothing. */
export interface Scene {
  points: PointView[];
  /** Row 1 at the top instead of at the bottom. */
  turned: boolean;
  selected: PointIndex | null;
  /** Where the selected piece may go. */
  targets: Target[];
  /** The last action's points, marked until the next. */
  last: PointIndex[];
  /** Piece the keyboard or pointer is on (a focus ring drawn by CSS on the grid, not here). */
  hover: PointIndex | null;
  /** After the end: pieces never turned up, drawn as ghosts on their backs. */
  revealed: Record<string, PieceLetter> | null;
  /** Face-down pieces that were seen and taken back, marked on their backs. */
  seen?: Record<string, PieceLetter>;
  /** An advice: the way of a piece, or the one point of a flip. */
  hint?: PointIndex[];
}

/** Where things are, in CSS pixels of the board's box. */
export interface BoardGeometry {
  width: number;
  height: number;
  /** Touch target of a point. */
  cell(point: PointIndex, turned: boolean): { x: number; y: number; width: number; height: number };
  /** The middle of the piece. */
  centre(point: PointIndex, turned: boolean): { x: number; y: number };
  tile: { width: number; height: number };
}
