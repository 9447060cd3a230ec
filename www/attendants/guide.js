/**
 * The guide through a first game: a few words at the board, one step after the other, while the game
 * goes on. It is offered at the first visit, and never again once it was begun or declined.
 */

import { listen } from "../dom.js";
import { ownership } from "../speech.js";
import { attackedFrom, boxOf, enemyFlag, isOfUse, pieceToTry } from "./guide-anchors.js";
import { Card } from "./guide-card.js";
import { pictureOfAttacks } from "./guide-picture.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").PlayedAction} PlayedAction */
/** @typedef {import("../dialogs/index.js").AllWords} Words */
/** @typedef {import("./guide-anchors.js").Step} Step */

const NOTICE = "guide";
/** So long it is offered, in milliseconds: on a phone it lies over the buttons. */
const OFFERED_MS = 12_000;

/** @type {Step[]} */
const STEPS = ["flip", "colours", "rail", "fight", "camp", "win"];

export class Guide {
  #app;
  #words;
  #key;
  #offered = false;
  /** Until the offer goes by itself; 0 where there is none. */ #passing = 0;
  /** What is left to be said, the present first. @type {Step[]} */ #steps = [];
  #count = 0;
  /** @type {Card | null} */ #card = null;
  /** @type {(() => void)[]} */ #undo = [];

  /** @param {App} app @param {() => Words} words */
  constructor(app, words) {
    this.#app = app;
    this.#words = words;
    this.#key = app.save.ownKey("guide");
  }

  get open() {
    return this.#card !== null;
  }

  begin() {
    this.#done();
    this.#end();
    const { root, table, session } = this.#app;
    table.panel.notices.hide(NOTICE);
    if (!session) return;
    this.#steps = STEPS.filter((step) => isOfUse(step, session.view));
    this.#count = this.#steps.length;
    this.#card = new Card(
      () => this.#next(),
      () => this.leave(),
    );
    table.element.append(this.#card.ring, this.#card.element);
    const sizes = new ResizeObserver(() => this.#place());
    sizes.observe(table.element);
    this.#undo = [
      listen(root, "keydown", (event) => this.#escape(event)),
      () => sizes.disconnect(),
    ];
    this.#show();
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
    if (this.#card) this.#follow();
    if (this.#offered || !session || session.phase === "watching") return;
    this.#offered = true;
    const asked = !keeper.isMain || session.about.setup.position || session.about.setup.seed;
    if (!save.works || asked || save.read(this.#key) !== null || session.view.undoable > 1) return;
    const words = this.#words;
    this.#app.table.panel.notices.show(NOTICE, {
      text: () => words().guide.offer,
      buttons: { guide: () => words().guide.begin },
      aside: true,
      closed: () => this.#closed(),
    });
    this.#passLater();
  }

  /** @param {PlayedAction} played */
  acted({ seat, kind }) {
    const { session, table } = this.#app;
    if (!session?.isPerson(seat)) return;
    // Who plays needs no guide.
    table.panel.notices.hide(NOTICE);
    if (this.#card && kind === "flip" && this.#steps[0] === "flip") this.#next();
  }

  renamed() {
    if (this.#card) this.#show();
  }

  destroy() {
    clearTimeout(this.#passing);
    this.#end();
  }

  #end() {
    for (const undo of this.#undo.splice(0)) undo();
    if (this.#card && this.#steps[0] === "fight") this.#app.table.hand?.letGo();
    this.#card?.remove();
    this.#card = null;
  }

  /** The offer goes by itself, to be made again at the next visit; not while somebody is at it by keyboard. */
  #passLater() {
    this.#passing = window.setTimeout(() => {
      const { root, table } = this.#app;
      const { notices } = table.panel;
      if (notices.aside.contains(root.activeElement)) return this.#passLater();
      this.#passing = 0;
      notices.hide(NOTICE);
    }, OFFERED_MS);
  }

  #closed() {
    // Else it has passed by itself.
    if (this.#passing) this.#done();
    clearTimeout(this.#passing);
    this.#passing = 0;
  }

  /** It is not offered again. */
  #done() {
    this.#app.save.write(this.#key, "1");
  }

  #next() {
    if (this.#steps.shift() === "fight") this.#app.table.hand?.letGo();
    if (this.#steps.length) this.#show();
    else this.leave();
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    const inDialog = /** @type {Element} */ (event.target).closest?.("dialog");
    if (event.key === "Escape" && !inDialog) this.leave();
  }

  /** The game has gone on: other words may hold, and other things lie there. */
  #follow() {
    if (this.#app.session) this.#say();
    this.#pickUp();
    this.#place();
  }

  #show() {
    this.#say();
    this.#card?.show(this.#steps[0] === "fight" ? pictureOfAttacks(this.#app) : null);
    this.#pickUp();
    this.#place();
  }

  #say() {
    const { session, table } = this.#app;
    const { talk } = table;
    if (!session || !talk) return;
    const words = this.#words();
    const { guide } = words;
    const { view } = session;
    const owned = view.first === null ? null : words.said.sentence(ownership(talk));
    this.#card?.say({
      title: guide.title(this.#count - this.#steps.length + 1, this.#count),
      text: guide.steps[this.#steps[0]](words, view.rules.values, {
        owned,
        flagUp: enemyFlag(session) !== null,
      }),
      next: this.#steps.length === 1 ? guide.done : guide.next,
      leave: guide.leave,
    });
  }

  /** Where an attack is possible its rings are shown on the board itself. */
  #pickUp() {
    const { session, table } = this.#app;
    if (this.#steps[0] !== "fight" || !session || !table.hand || table.hand.selected !== null)
      return;
    const own = pieceToTry(session);
    if (own !== null && attackedFrom(session, own).length) table.hand.pick(own);
  }

  #place() {
    this.#card?.place(boxOf(this.#steps[0], this.#app), this.#app.table.boardBox);
  }
}
