/** Rules for the page's scripts and for the tests. tsc looks for wrong types; this for the rest. */

import js from "@eslint/js";
import globals from "globals";

const CAREFUL = {
  eqeqeq: "error",
  "no-var": "error",
  "prefer-const": "error",
  "no-shadow": "error",
  "no-param-reassign": "error",
  "no-implicit-coercion": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
};

export default [
  { ignores: ["www/pkg/**", "www/bindgen/**", "tests/page/shots/**"] },
  js.configs.recommended,
  {
    files: ["www/**/*.js"],
    languageOptions: { ecmaVersion: 2022, globals: globals.browser },
    rules: {
      ...CAREFUL,
      // A visitor's console stays clean; what went wrong is said on the page.
      "no-console": "error",
      // The policy forbids both anyway; here they are found before a browser refuses them.
      "no-eval": "error",
      "no-new-func": "error",
    },
  },
  {
    files: ["www/opponent-worker.js", "www/service-worker.js"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ["tests/**/*.mjs", "benches/**/*.mjs", "tools/**/*.mjs"],
    languageOptions: { ecmaVersion: 2023, globals: { ...globals.node, ...globals.browser } },
    rules: CAREFUL,
  },
];
