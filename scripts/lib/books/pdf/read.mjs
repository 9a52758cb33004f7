import { inflateSync } from 'node:zlib';
import { asDictionary, parseValue } from './objects.mjs';

/** @typedef {import('./values.ts').PdfObject} PdfObject */

/**
 * Yields the objects of a PDF written by `PdfWriter`, one by one: all at once
 * would take more memory than the book.
 *
 * @param {Buffer} pdf
 * @returns {Generator<PdfObject & {id: number}, void>}
 */
export function* readObjects(pdf) {
  const source = pdf.toString('latin1');
  const head = /(\d+) 0 obj\n/g;
  for (let match = head.exec(source); match; match = head.exec(source)) {
    const { value, end } = parseValue(source, head.lastIndex);
    const dictionary = asDictionary(value);
    const start = source.indexOf('stream\n', end) + 'stream\n'.length;
    const data = pdf.subarray(start, start + Number(dictionary.get('/Length')));
    head.lastIndex = start + data.length;
    if (dictionary.get('/Type') === '/ObjStm')
      yield* readPack(
        inflateSync(data).toString('latin1'),
        Number(dictionary.get('/First')),
      );
    else yield { id: Number(match[1]), value, data };
  }
}

/**
 * @param {string} text Objects after their numbers and places.
 * @param {number} first Where the first object is.
 * @returns {Generator<PdfObject & {id: number}, void>}
 */
function* readPack(text, first) {
  const index = text.slice(0, first).trim().split(' ').map(Number);
  for (let entry = 0; entry < index.length; entry += 2)
    yield {
      id: index[entry] ?? 0,
      value: parseValue(text, first + (index[entry + 1] ?? 0)).value,
    };
}
