/** The few helpers with which the page builds elements and listens to them. */

/** @typedef {Node | string | null | false} Child */

/**
 * An element with attributes and children. `true` sets an empty attribute, `false` and `null` none.
 * Text is always set as text, never parsed.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.filter(isNode));
  return element;
}

/** @param {Child} child @returns {child is Node | string} */
function isNode(child) {
  return child !== null && child !== false;
}

/**
 * Touches only what differs, so that a screen reader is not told of a change that is none.
 * @param {Element} element
 * @param {Record<string, string | number | boolean | null>} attributes
 */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) element.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that does one of the table's actions.
 * @param {string} action the `data-action` by which it is found
 * @param {string} label
 * @param {Record<string, string | number | boolean | null>} [attributes]
 */
export function actionButton(action, label, attributes = {}) {
  return make("button", { type: "button", "data-action": action, ...attributes }, label);
}

/**
 * @param {EventTarget} target
 * @param {string} type
 * @param {(event: any) => void} listener
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void} takes the listener off again
 */
export function listen(target, type, listener, options) {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/**
 * Calls each, whichever fails before it. A failure is thrown where nothing waits for it, so that the
 * console tells of it.
 * @param {Iterable<() => unknown>} calls
 */
export function callAll(calls) {
  for (const call of calls)
    try {
      call();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
}

/** Lets the browser do what waits before the rest: a finger, a frame. @returns {Promise<void>} */
export const nextTask = () => pause(0);

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {() => void} then called when nothing is to be drawn or answered, half a second later at most */
export const idle = (then) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(then, { timeout: 500 })
    : setTimeout(then, 50);

/** Two frames: what was drawn before the call is on the screen then. A hidden page draws nothing. */
export function painted() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      if (document.hidden) return void setTimeout(resolve);
      // A page that becomes hidden in between gets no frame; the timer lets the game go on.
      const late = setTimeout(resolve, 200);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(late);
          resolve();
        }),
      );
    })
  );
}
