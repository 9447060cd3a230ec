/**
 * The public door of the page: `<fanqi-board>`, and `mount` for those who prefer a call. Importing
 * it defines the element.
 *
 *     import "fanqi";
 *     document.querySelector("fanqi-board")?.addEventListener("fanqi-action", ({ detail }) => …);
 */

import type { PlayedAction, View } from "./contract.js";

/** The attributes of the element. Of a wrong value the board says what it takes, and goes on without. */
export interface BoardOptions {
  /** A rule set: `standard`, or a preset with other values, `classic,colour=pair`. */
  rules?: string;
  opponent?: "program" | "person";
  /** Who begins: by lot and then in turn, the person, the other. */
  first?: "lot" | "me" | "other";
  /** Of two people: the name of the one who begins, at most 20 characters. */
  name1?: string;
  /** The name of the other. */
  name2?: string;
  /** A tag such as `zh-Hant` or `en-GB`; without it, the browser's. */
  lang?: string;
  /** Names on the pieces; without it, in the language. */
  pieces?: "auto" | "zh-Hans" | "zh-Hant" | "en" | "numbers";
  theme?: "auto" | "light" | "dark";
  /** Animations: off or on; without it, as the browser says. */
  motion?: "auto" | "0" | "1";
  /** Whether the board turns to whoever acts, between two people. */
  turning?: "0" | "1";
  /** Whether a flip asks for a second tap. */
  confirm?: "0" | "1";
  sound?: "0" | "1";
  /** Where the device has any. */
  vibration?: "0" | "1";
  /** A name under which the game and the person's choices are kept; without it nothing is. */
  save?: string;
  /** Six fields: where the game begins. */
  position?: string;
  /** The deal by its name. */
  seed?: string;
  /** Any other attribute of the element; `true` sets an empty one. */
  [attribute: string]: string | boolean | undefined;
}

/** What an action did, with the position after it. */
export type FanqiAction = PlayedAction & { position: string };

/** How the game ended. */
export type FanqiResult = NonNullable<View["result"]>;

/**
 * Looks and manners (`lang`, `theme`, `pieces`, `motion`, `turning`, `confirm`, `sound`, `vibration`) follow their attributes at once;
 * `rules`, `opponent`, `first`, `name1` and `name2` hold for the next game. What the person chose in the menu is
 * stronger than both.
 */
export class FanqiBoard extends HTMLElement {
  /** The game so far as text; empty before it has begun. */
  readonly record: string;
  /** The position as text, as both players know it; empty before the game has begun. */
  readonly position: string;
}

/** Puts a board into an element. `destroy` takes it out again, and leaves nothing behind. */
export function mount(
  element: Element,
  options?: BoardOptions,
): { board: FanqiBoard; destroy: () => void };

declare global {
  interface HTMLElementTagNameMap {
    "fanqi-board": FanqiBoard;
  }
  interface HTMLElementEventMap {
    "fanqi-action": CustomEvent<FanqiAction>;
    "fanqi-end": CustomEvent<FanqiResult>;
  }
}
