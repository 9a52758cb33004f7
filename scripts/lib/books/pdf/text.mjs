/** Matches a text that any reader of PDF takes as it is. */
const SIMPLE = /^[\x20-\x7e\u00a1-\u00ff]*$/;

/**
 * Writes a text that is not drawn: a title, an alternative.
 *
 * @param {string} text
 * @returns {string}
 */
export const encodeText = (text) =>
  SIMPLE.test(text)
    ? `(${text.replace(/[\\()]/g, String.raw`\$&`)})`
    : `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** Matches the start of a text in UTF-16. */
const UTF16 = /^<FEFF([\dA-F]*)>$/i;

/**
 * Shortens a text that Typst wrote in UTF-16.
 *
 * @param {string} value
 * @returns {string}
 */
export function shortenText(value) {
  const [, hex] = UTF16.exec(value) ?? [];
  return hex === undefined
    ? value
    : encodeText(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
}
