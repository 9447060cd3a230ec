/** The choice of rules: a preset, and every option of it, in plain words. */

import { make, setText } from "../dom.js";
import { inputField, optionWords, segmentField, selectField } from "./fields.js";

/** @typedef {import("../contract").Fanqi} Fanqi */
/** @typedef {import("../contract").RuleOption} RuleOption */
/** @typedef {import("./index.js").AllWords} Words */

/** Which element of the form holds an option. @param {string} option */
const fieldName = (option) => `option-${option}`;

export class RulesForm {
  /** @type {Node[]} */ elements;
  #fanqi;
  #catalogue;
  #words;
  /** @type {string} */ #preset;
  /** @type {Record<string, string>} */ #values;
  #about = make("p", { class: "about" });
  #summary = make("summary");
  /** @type {Record<string, HTMLInputElement | HTMLSelectElement>} */ #inputs = {};

  /** @param {Fanqi} fanqi @param {Words} words @param {string} rules a rule set that can be read */
  constructor(fanqi, words, rules) {
    this.#fanqi = fanqi;
    this.#catalogue = fanqi.rulesCatalogue();
    this.#words = words;
    const chosen = fanqi.readRules(rules);
    this.#preset = chosen.preset;
    this.#values = { ...chosen.values };
    const presets = /** @type {import("./fields.js").Choices} */ (
      this.#catalogue.presets.map(({ name }) => [name, words.presets[name] ?? name])
    );
    const fields = this.#catalogue.options.map((option) => this.#field(option));
    this.elements = [
      segmentField("preset", words.newGame.rules, presets, this.#preset),
      this.#about,
      make("details", { class: "house" }, this.#summary, ...fields),
    ];
    this.#describe();
  }

  /**
   * Takes up what was changed in the form.
   * @param {HTMLInputElement | HTMLSelectElement} input
   */
  changed(input) {
    if (input.name === "preset") {
      this.#preset = input.value;
      this.#values = { ...this.#presetValues() };
      for (const [option, field] of Object.entries(this.#inputs)) this.#set(field, option);
    }
    const option = Object.keys(this.#inputs).find((name) => fieldName(name) === input.name);
    if (option) this.#values[option] = input.value.trim() || this.#word(option);
    this.#describe();
  }

  /** The rule set as text. @throws {Error} a FanqiError naming what cannot be used */
  get rules() {
    return this.#fanqi.writeRules(this.#preset, this.#values);
  }

  #presetValues() {
    return this.#catalogue.presets.find(({ name }) => name === this.#preset)?.values ?? {};
  }

  /** What an empty number field stands for. @param {string} option */
  #word(option) {
    return this.#catalogue.options.find(({ name }) => name === option)?.values[0] ?? "";
  }

  /** @param {RuleOption} option */
  #field(option) {
    const words = optionWords(this.#words, option.name);
    if (!option.number) {
      const choices = /** @type {import("./fields.js").Choices} */ (
        option.values.map((value) => [value, words.values[value] ?? value])
      );
      const field = selectField(
        fieldName(option.name),
        words.name,
        choices,
        this.#values[option.name],
      );
      this.#inputs[option.name] = /** @type {HTMLSelectElement} */ (field.querySelector("select"));
      return field;
    }
    const { least, most } = option.number;
    const [word] = option.values;
    const input = make("input", {
      type: "number",
      name: fieldName(option.name),
      min: least,
      max: most,
      step: 1,
      required: word === undefined,
      placeholder: word === undefined ? "" : (words.values[word] ?? word),
    });
    this.#inputs[option.name] = input;
    this.#set(input, option.name);
    return inputField(words.name, input);
  }

  /** @param {HTMLInputElement | HTMLSelectElement} field @param {string} option */
  #set(field, option) {
    const value = this.#values[option];
    field.value = field.tagName === "INPUT" && value === this.#word(option) ? "" : value;
  }

  #describe() {
    const preset = this.#presetValues();
    const changes = Object.entries(this.#values).filter(([name, value]) => preset[name] !== value);
    setText(this.#about, this.#words.presetAbouts[this.#preset] ?? "");
    setText(this.#summary, this.#words.newGame.changes(changes.length));
  }
}
