/**
 * The guide through a first game: a few words at the board, one step after the other, while the game
 * goes on. It is offered at the first visit, and never again once it was begun or declined.
 */

import { listen, make, setAttributes, setText } from "../dom.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").PlayedAction} PlayedAction */
/** @typedef {import("../contract").PointIndex} PointIndex */
/** @typedef {import("../contract").View} View */
/** @typedef {import("../dialogs/index.js").AllWords} Words */
/** @typedef {keyof Words["guide"]["steps"]} Step */

const NOTICE = "guide";
/** Between the card and what it points at, and the edge of the board. */
const GAP = 8;

/** By name, what each step points at; nothing: no point. @type {Record<Step, string[]>} */
const ANCHORS = {
  flip: ["c6"],
  colours: [],
  rail: ["a6", "b6", "c6", "d6", "e6"],
  fight: [],
  camp: ["c4"],
  win: ["b1", "c1", "d1"],
};
const STEPS = /** @type {Step[]} */ (Object.keys(ANCHORS));

export class Guide {
  #app;
  #words;
  #key;
  #offered = false;
  #step = 0;
  /** @type {Card | null} */ #card = null;
  /** @type {(() => void)[]} */ #undo = [];

  /** @param {App} app @param {() => Words} words */
  constructor(app, words) {
    this.#app = app;
    this.#words = words;
    this.#key = app.save.ownKey("guide");
  }

  begin() {
    this.#done();
    this.#end();
    this.#step = 0;
    const { root, table } = this.#app;
    this.#card = new Card(
      () => this.#next(),
      () => this.leave(),
    );
    table.overBoard(this.#card.ring);
    table.overBoard(this.#card.element);
    const sizes = new ResizeObserver(() => this.#place());
    sizes.observe(table.element);
    this.#undo = [
      listen(root, "keydown", (event) => this.#escape(event)),
      () => sizes.disconnect(),
    ];
    this.renamed();
    this.#card.element.focus();
  }

  leave() {
    const focused = this.#card?.element.contains(this.#app.root.activeElement);
    this.#end();
    if (focused) this.#app.table.focusBoard();
  }

  /** Where nothing has been played yet, somebody may be new here. */
  changed() {
    const { session, keeper, save } = this.#app;
    if (this.#card) this.#place();
    if (this.#offered || !session || session.phase === "watching") return;
    this.#offered = true;
    const asked = !keeper.isMain || session.about.setup.position || session.about.setup.seed;
    if (!save.works || asked || save.read(this.#key) !== null || session.view.undoable > 1) return;
    const words = this.#words;
    this.#app.table.panel.notices.show(NOTICE, {
      text: () => words().guide.offer,
      buttons: { guide: () => words().guide.begin },
      closed: () => this.#done(),
    });
  }

  /** @param {PlayedAction} played */
  acted({ seat, kind }) {
    const { session, table } = this.#app;
    if (!session?.isPerson(seat)) return;
    // Who plays needs no guide.
    table.panel.notices.hide(NOTICE);
    if (this.#card && kind === "flip" && STEPS[this.#step] === "flip") this.#next();
  }

  renamed() {
    if (this.#card) this.#show(this.#card);
  }

  destroy() {
    this.#end();
  }

  #end() {
    for (const undo of this.#undo.splice(0)) undo();
    this.#card?.remove();
    this.#card = null;
  }

  /** It is not offered again. */
  #done() {
    this.#app.save.write(this.#key, "1");
  }

  #next() {
    this.#step++;
    if (this.#step >= STEPS.length) this.leave();
    else if (this.#card) this.#show(this.#card);
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    const inDialog = /** @type {Element} */ (event.target).closest?.("dialog");
    if (event.key === "Escape" && !inDialog) this.leave();
  }

  /** @param {Card} card */
  #show(card) {
    const words = this.#words();
    const { guide } = words;
    const step = STEPS[this.#step];
    const last = this.#step === STEPS.length - 1;
    const rules = this.#app.session?.view.rules.values ?? {};
    card.say({
      title: guide.title(this.#step + 1, STEPS.length),
      text: guide.steps[step](words, rules),
      next: last ? guide.done : guide.next,
      leave: guide.leave,
    });
    this.#place();
  }

  #place() {
    const { table, fanqi } = this.#app;
    const names = fanqi.board().map(({ name }) => name);
    const points = ANCHORS[STEPS[this.#step]].map((name) => names.indexOf(name));
    this.#card?.place(points.length ? table.boxAround(points) : null);
  }
}

/** The words, and the ring around what they speak of. */
class Card {
  ring = make("div", { class: "guide-ring" });
  #title = make("strong", { id: "guide-title" });
  #text = make("p", { id: "guide-text", role: "status" });
  #next = make("button", { type: "button", class: "primary", "data-action": "guide-next" });
  #leave = make("button", { type: "button", "data-action": "guide-leave" });
  element = make(
    "section",
    {
      class: "guide",
      role: "dialog",
      tabindex: -1,
      "aria-labelledby": "guide-title",
      "aria-describedby": "guide-text",
      "data-part": "guide",
    },
    this.#title,
    this.#text,
    make("div", { class: "guide-foot" }, this.#leave, this.#next),
  );
  #undo;

  /** @param {() => void} next @param {() => void} leave */
  constructor(next, leave) {
    const undo = [listen(this.#next, "click", next), listen(this.#leave, "click", leave)];
    this.#undo = () => undo.forEach((each) => each());
  }

  /** @param {{ title: string, text: string, next: string, leave: string }} words */
  say({ title, text, next, leave }) {
    setText(this.#title, title);
    setText(this.#text, text);
    setText(this.#next, next);
    setText(this.#leave, leave);
  }

  /** @param {import("../geometry.js").Box | null} box of what it speaks of; null: in the middle */
  place(box) {
    const { style } = this.element;
    const { clientWidth: width, clientHeight: height } = /** @type {Element} */ (
      this.element.parentElement
    );
    setAttributes(this.ring, { hidden: box === null });
    const { offsetWidth, offsetHeight } = this.element;
    const middle = { x: width / 2, y: height / 2, width: 0, height: 0 };
    const at = box ?? { ...middle, y: (height - offsetHeight) / 2 - GAP };
    if (box) {
      this.ring.style.transform = `translate(${box.x}px, ${box.y}px)`;
      this.ring.style.width = `${box.width}px`;
      this.ring.style.height = `${box.height}px`;
    }
    const above = at.y - offsetHeight - GAP;
    const below = at.y + at.height + GAP;
    const wanted = box && above >= GAP && below + offsetHeight > height ? above : below;
    const x = clamp(at.x + (at.width - offsetWidth) / 2, width - offsetWidth);
    style.transform = `translate(${x}px, ${clamp(wanted, height - offsetHeight)}px)`;
  }

  remove() {
    this.#undo();
    this.element.remove();
    this.ring.remove();
  }
}

/** Inside the board, on whole pixels. @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.round(Math.max(0, Math.min(value, most)));
}
