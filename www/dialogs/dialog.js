/** The frame of every dialog: a native one, made when it opens and gone when it closes. */

import { actionButton, listen, make } from "../dom.js";

let numbered = 0;

/** So long the second click of a double one, made where a button was, does not close what the first one opened. */
const DOUBLE_CLICK_MS = 350;

/**
 * @typedef {object} DialogParts
 * @property {string} title
 * @property {string} close what the closing button is called, for a screen reader
 * @property {(Node | string)[]} body
 * @property {(Node | string)[]} [foot] the buttons; those with `data-answer` close it with that answer
 * @property {(form: HTMLFormElement) => void} [submit] where the body is a form, filled in rightly
 */

/**
 * @param {ParentNode} root
 * @param {DialogParts} parts
 * @returns {{ element: HTMLDialogElement, answer: Promise<string | null>, close: (answer?: string) => void }}
 *   the answer is null where the dialog was closed without one
 */
export function openDialog(root, { title, close: closeLabel, body, foot = [], submit }) {
  const id = `title-${++numbered}`;
  const head = make(
    "header",
    {},
    make("h2", { id }, title),
    actionButton("close", "✕", { class: "quiet", "aria-label": closeLabel }),
  );
  const form = make(
    "form",
    {},
    head,
    make("div", { class: "body", tabindex: submit ? null : 0 }, ...body),
  );
  if (foot.length) form.append(make("footer", {}, ...foot));
  // It stands beside the table, whose language it speaks.
  const lang = root.querySelector(".table")?.getAttribute("lang") ?? null;
  const element = make("dialog", { "aria-labelledby": id, lang }, form);

  /** @param {string} [answer] */
  const close = (answer) => {
    if (element.close) element.close(answer);
    else element.dispatchEvent(new Event("close"));
  };
  const answer = /** @type {Promise<string | null>} */ (
    new Promise((resolve) => {
      const undo = [
        listen(form, "submit", (event) => event.preventDefault()),
        // Not by the submission: a sandbox without allow-forms lets none through. Enter clicks, too.
        listen(form, "click", (event) => {
          if (!event.target.closest("[type=submit]")) return;
          event.preventDefault();
          if (form.reportValidity()) submit?.(form);
        }),
        listen(element, "click", (event) => {
          const pressed = event.target.closest("[data-action=close], [data-answer]");
          if (pressed) close(pressed.dataset.answer ?? "");
          // The element itself is hit only outside the form: on the backdrop.
          else if (event.target === element && performance.now() - opened > DOUBLE_CLICK_MS)
            close("");
        }),
        listen(element, "close", () => {
          for (const each of undo) each();
          element.remove();
          resolve(element.returnValue || null);
        }),
      ];
    })
  );
  const opened = performance.now();
  root.append(element);
  // Browsers before 2022 have no modal dialog; an open one serves.
  if (element.showModal) element.showModal();
  else element.setAttribute("open", "");
  return { element, answer, close };
}
