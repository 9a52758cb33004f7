/** Characters that XML 1.0 cannot hold, even escaped; halves of a pair too. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- Those are the ones to find.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for the content of an element or the value of an attribute.
 *
 * @param {string} text
 * @returns {string}
 * @throws {Error} for a character that no XML file can hold.
 */
export function escapeXml(text) {
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden)
    throw new Error(
      `El texto tiene un carácter que un libro EPUB no admite.\n  se esperaba: texto sin caracteres de control\n  se encontró: U+${(forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} en «${text.slice(0, forbidden.index)}»`,
    );
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** @typedef {Readonly<Record<string, string | number | undefined>>} Attributes */

/**
 * Writes an element.
 *
 * @param {string} name
 * @param {Attributes} [attributes] One without a value is left out.
 * @param {string | readonly string[]} [content] Markup, already escaped; an
 *   element without it is written empty.
 * @returns {string}
 */
export function renderElement(name, attributes = {}, content = '') {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const inside = typeof content === 'string' ? content : content.join('');
  const opening = `<${name}${written.join('')}`;
  return inside === '' ? `${opening}/>` : `${opening}>${inside}</${name}>`;
}

/**
 * Writes an element whose content is a text.
 *
 * @param {string} name
 * @param {string} text
 * @param {Attributes} [attributes]
 * @returns {string}
 */
export const renderTextElement = (name, text, attributes) =>
  renderElement(name, attributes, escapeXml(text));

/**
 * Returns the text of a piece of markup, its characters still escaped.
 *
 * @param {string} markup
 * @returns {string}
 */
export const getMarkupText = (markup) => markup.replaceAll(/<[^>]*>/g, '');

/**
 * Counts the letters of an escaped text, each as it is seen.
 *
 * @param {string} text
 * @returns {number}
 */
export const countLetters = (text) => text.replaceAll(/&\w+;/g, 'x').length;
