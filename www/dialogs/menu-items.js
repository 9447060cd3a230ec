/** What the menu offers beside the settings: each a button with its action. */

/** @typedef {import("./index.js").AllWords} Words */

/** @type {{ action: string, label: (words: Words) => string }[]} */
export const MENU_ITEMS = [
  { action: "restart", label: ({ actions }) => actions.restart.full },
  { action: "review", label: ({ menu }) => menu.items.review },
  { action: "copy-record", label: ({ menu }) => menu.items.copyRecord },
  { action: "save-record", label: ({ menu }) => menu.items.saveRecord },
  { action: "open-record", label: ({ menu }) => menu.items.openRecord },
  { action: "profile", label: ({ menu }) => menu.items.profile },
  { action: "guide", label: ({ menu }) => menu.items.guide },
];
