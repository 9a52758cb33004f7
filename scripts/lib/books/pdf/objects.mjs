import { shortenText } from './text.mjs';

/** @typedef {import('./values.ts').PdfDictionary} PdfDictionary */
/** @typedef {import('./values.ts').PdfFile} PdfFile */
/** @typedef {import('./values.ts').PdfObject} PdfObject */
/** @typedef {import('./values.ts').PdfRef} PdfRef */
/** @typedef {import('./values.ts').PdfValue} PdfValue */

/** Matches the next token: its order makes `12 0 R` one token. */
const TOKEN =
  /\s*(?:(\d+) 0 R\b|(<<|>>|\[|\])|(\/[^\s/<>[\]()]*|<[\dA-Fa-f\s]*>|[-+\w.]+)|(?=(\()))/y;

/**
 * Finds the end of a text, whose parentheses may be nested.
 *
 * @param {string} source
 * @param {number} start Position of its first parenthesis.
 * @returns {number}
 */
function findTextEnd(source, start) {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return source.length;
}

/** Ends of a dictionary and of an array, as tokens. */
const ENDS = new Set(['>>', ']']);

/**
 * Reads the value at a position.
 *
 * @param {string} source One character for each byte.
 * @param {number} [start]
 * @returns {{value: PdfValue, end: number}}
 */
export function parseValue(source, start = 0) {
  let position = start;
  /** @returns {PdfValue} A token that ends a group is returned as it is. */
  const readValue = () => {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(source);
    if (!match)
      throw new Error(
        `No se entiende el PDF: «${source.slice(position, position + 40)}».`,
      );
    const [, ref, mark, atom, text] = match;
    position = TOKEN.lastIndex;
    if (ref !== undefined) return { ref: Number(ref) };
    if (atom !== undefined) return atom;
    if (text !== undefined) {
      const from = position;
      position = findTextEnd(source, from);
      return source.slice(from, position);
    }
    if (mark === '[') return readItems();
    if (mark !== '<<') return mark ?? '';
    const items = readItems();
    return new Map(
      Array.from({ length: items.length / 2 }, (_, index) => [
        String(items[2 * index]),
        items[2 * index + 1] ?? 'null',
      ]),
    );
  };
  const readItems = () => {
    /** @type {PdfValue[]} */
    const items = [];
    for (;;) {
      const item = readValue();
      if (typeof item === 'string' && ENDS.has(item)) return items;
      items.push(item);
    }
  };
  const value = readValue();
  return { value, end: position };
}

/** Characters that end a token by themselves. */
const DELIMITER = /^[/<[(]/;

/**
 * Writes a value with no more spaces than it needs.
 *
 * @param {PdfValue} value
 * @returns {string}
 */
export function formatValue(value) {
  if (typeof value === 'string') return shortenText(value);
  if (Array.isArray(value)) return `[${joinTokens(value.map(formatValue))}]`;
  if (value instanceof Map)
    return `<<${joinTokens([...value].flatMap(([key, item]) => [key, formatValue(item)]))}>>`;
  return `${value.ref} 0 R`;
}

/** @param {readonly string[]} tokens @returns {string} */
const joinTokens = (tokens) =>
  tokens
    .map((token, index) =>
      index === 0 || DELIMITER.test(token) ? token : ` ${token}`,
    )
    .join('');

/**
 * @param {readonly (readonly [string, PdfValue])[]} entries
 * @returns {PdfDictionary}
 */
export const createDictionary = (entries) => new Map(entries);

/**
 * @param {PdfValue | undefined} value
 * @returns {PdfDictionary} Empty when the value is not a dictionary.
 */
export const asDictionary = (value) =>
  value instanceof Map ? value : new Map();

/**
 * @param {PdfValue | undefined} value
 * @returns {PdfValue[]} Empty when the value is not an array.
 */
export const asArray = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {PdfValue | undefined} value
 * @returns {value is PdfRef}
 */
export const isRef = (value) =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Map);

/**
 * Reads a PDF written by Typst.
 *
 * @param {Buffer} pdf
 * @returns {PdfFile}
 * @throws {Error} when the document has another form.
 */
export function readPdf(pdf) {
  const source = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1] ?? -1);
  const table = /^xref\n0 \d+\n((?:\d{10} \d{5} [fn]\s?\n)+)trailer\s*/.exec(
    source.slice(start),
  );
  if (start < 0 || !table)
    throw new Error(
      'No se entiende el PDF que escribe Typst.\n  se esperaba: una tabla «xref» clásica\n  se encontró: otra forma; mira scripts/lib/books/pdf/objects.mjs',
    );
  const [head, entries = ''] = table;
  /** @type {Map<number, PdfObject>} */
  const objects = new Map();
  for (const [id, entry] of entries.trimEnd().split('\n').entries()) {
    if (!entry.includes('n')) continue;
    const offset = Number(entry.slice(0, 10));
    const body = source.indexOf('obj', offset) + 3;
    const { value, end } = parseValue(source, body);
    const length = Number(asDictionary(value).get('/Length'));
    const stream = /\s*stream\r?\n/y;
    stream.lastIndex = end;
    if (stream.test(source))
      objects.set(id, {
        value,
        data: pdf.subarray(stream.lastIndex, stream.lastIndex + length),
      });
    else objects.set(id, { value });
  }
  return {
    objects,
    trailer: asDictionary(parseValue(source, start + head.length).value),
  };
}
