/** What the menu offers beside the settings, by what it is about: each a button with its action. */

/** @typedef {import("./index.js").AllWords} Words */
/** @typedef {{ action: string, label: (words: Words) => string }} Item */
/** @typedef {keyof Words["menu"]["groups"]} Group */

/** In the order in which players look for them. @type {Record<Exclude<Group, "settings">, Item[]>} */
export const MENU_ITEMS = {
  game: [
    { action: "restart", label: ({ actions }) => actions.restart.full },
    { action: "review", label: ({ menu }) => menu.items.review },
  ],
  help: [
    { action: "help", label: ({ buttons }) => buttons.help },
    { action: "guide", label: ({ menu }) => menu.items.guide },
  ],
  records: [
    { action: "open-record", label: ({ menu }) => menu.items.openRecord },
    { action: "save-record", label: ({ menu }) => menu.items.saveRecord },
    { action: "copy-record", label: ({ menu }) => menu.items.copyRecord },
    { action: "profile", label: ({ menu }) => menu.items.profile },
  ],
};
