/**
 * Set into the page before its own scripts: keeps what the table tells and what goes wrong. The part
 * of the address behind `#` says what this browser is to lack.
 */
(() => {
  /** @type {{ type: string, detail: unknown }[]} */
  const tableEvents = [];
  /** @type {string[]} */
  const faults = [];
  Object.assign(window, { tableEvents, faults });
  for (const type of ["fanqi-action", "fanqi-end"])
    document.addEventListener(type, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      tableEvents.push({ type, detail: structuredClone(detail) });
    });
  for (const level of /** @type {const} */ (["error", "warn", "assert"])) {
    const original = console[level].bind(console);
    console[level] = (...said) => {
      if (level !== "assert" || !said[0]) faults.push(`console ${level}: ${said.join(" ")}`);
      original(...said);
    };
  }
  addEventListener(
    "error",
    ({ message, target }) =>
      faults.push(message ? `error: ${message}` : `not loaded: ${/** @type {any} */ (target).src}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  if (location.hash === "#no-simd") WebAssembly.validate = () => false;
})();
