/**
 * Characters that cannot be in a Typst string as they are.
 *
 * @type {Readonly<Record<string, string>>}
 */
const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' };

/**
 * Writes a text as a Typst string, which is never read as markup.
 *
 * @param {string} text
 * @returns {string}
 */
export const quote = (text) =>
  `"${text.replace(/[\\"\n\t]/g, (character) => ESCAPES[character] ?? '')}"`;

/**
 * Writes values as a Typst array, also when there is one.
 *
 * @param {readonly string[]} items
 * @returns {string}
 */
export const formatArray = (items) =>
  `(${items.map((item) => `${item}, `).join('')})`;

/**
 * Writes a call as markup.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {string}
 */
export const call = (name, args) => `#${name}(${args.join(', ')})`;

/**
 * Writes markup as an argument.
 *
 * @param {string} markup
 * @returns {string}
 */
export const content = (markup) => `[${markup}]`;
