import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createDictionary, formatValue } from './objects.mjs';

/** @typedef {import('./values.ts').PdfDictionary} PdfDictionary */
/** @typedef {import('./values.ts').PdfValue} PdfValue */

/**
 * Number of objects that are compressed together: more of them weigh less, and
 * a reader decompresses them all to see one.
 */
const OBJECTS_PER_STREAM = 4000;

const COMPRESSION = { level: 9 };

/** Bytes of each field of an entry of the table: kind, place and index. */
const FIELD_SIZES = [1, 4, 2];

/** Bytes of an entry. */
const ENTRY_SIZE = FIELD_SIZES.reduce((sum, bytes) => sum + bytes, 0);

/**
 * Encodes the table of the objects as binary fields, each row as its difference
 * from the one above, which compresses to a quarter.
 *
 * @param {readonly (readonly number[])[]} rows
 * @returns {Buffer}
 */
function encodeTable(rows) {
  /** PNG filter: each byte minus the one above. */
  const UP = 2;
  const table = Buffer.alloc(rows.length * (ENTRY_SIZE + 1));
  const above = Buffer.alloc(ENTRY_SIZE);
  const entry = Buffer.alloc(ENTRY_SIZE);
  for (const [index, row] of rows.entries()) {
    let position = 0;
    for (const [field, bytes] of FIELD_SIZES.entries())
      position = entry.writeUIntBE(row[field] ?? 0, position, bytes);
    const start = index * (ENTRY_SIZE + 1);
    table[start] = UP;
    for (const [column, byte] of entry.entries())
      table[start + 1 + column] = byte - (above[column] ?? 0);
    entry.copy(above);
  }
  return table;
}

/** Bytes of the identifier of a document. */
const ID_BYTES = 16;

/**
 * Writes a PDF with its small objects compressed. Most of the weight of a
 * tagged document of a thousand pages are tens of thousands of tags, which
 * Typst writes as plain text.
 */
export class PdfWriter {
  /** @type {number[][]} Kind, place and index of each object. */
  #rows = [[0, 0, 65535]];

  /** @type {Buffer[]} */
  #parts = [];

  #position = 0;

  /** @type {{id: number, text: string}[]} Objects still to be compressed. */
  #pending = [];

  #hash = createHash('sha256');

  constructor() {
    this.#add('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  }

  /** Returns the number of an object that will be written later. */
  reserve() {
    return this.#rows.push([0, 0, 65535]) - 1;
  }

  /**
   * @param {PdfValue} value
   * @param {number} [id] Number that `reserve` gave.
   * @returns {number} Number of the object.
   */
  write(value, id = this.reserve()) {
    this.#pending.push({ id, text: formatValue(value) });
    if (this.#pending.length >= OBJECTS_PER_STREAM) this.#pack();
    return id;
  }

  /**
   * @param {PdfDictionary} dictionary Without the length of the data.
   * @param {Buffer} data
   * @param {number} [id] Number that `reserve` gave.
   * @returns {number} Number of the object.
   */
  writeStream(dictionary, data, id = this.reserve()) {
    this.#rows[id] = [1, this.#position, 0];
    const head = formatValue(
      new Map(dictionary).set('/Length', String(data.length)),
    );
    this.#add(`${id} 0 obj\n${head}\nstream\n`);
    this.#add(data);
    this.#add('\nendstream\nendobj\n');
    return id;
  }

  /**
   * @param {Buffer} data
   * @param {PdfDictionary} [dictionary] Without its filter and length.
   * @param {number} [id] Number that `reserve` gave.
   * @returns {number} Number of the object.
   */
  writeCompressed(data, dictionary = new Map(), id = this.reserve()) {
    return this.writeStream(
      new Map(dictionary).set('/Filter', '/FlateDecode'),
      deflateSync(data, COMPRESSION),
      id,
    );
  }

  /**
   * Ends the document.
   *
   * @param {PdfDictionary} trailer
   * @returns {Buffer}
   */
  finish(trailer) {
    this.#pack();
    const id = this.reserve();
    const start = this.#position;
    this.#rows[id] = [1, start, 0];
    const digest = this.#hash
      .copy()
      .digest('hex')
      .slice(0, 2 * ID_BYTES);
    this.writeCompressed(
      encodeTable(this.#rows),
      createDictionary([
        ['/Type', '/XRef'],
        ['/Size', String(this.#rows.length)],
        ['/W', FIELD_SIZES.map(String)],
        [
          '/DecodeParms',
          createDictionary([
            ['/Predictor', '12'],
            ['/Columns', String(ENTRY_SIZE)],
          ]),
        ],
        ...trailer,
        ['/ID', [`<${digest}>`, `<${digest}>`]],
      ]),
      id,
    );
    this.#add(`startxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }

  /** @param {string | Buffer} part */
  #add(part) {
    // A copy of its own: the data may be a piece of a whole file.
    const bytes =
      typeof part === 'string'
        ? Buffer.from(part, 'latin1')
        : Buffer.from(part);
    this.#hash.update(bytes);
    this.#parts.push(bytes);
    this.#position += bytes.length;
  }

  #pack() {
    if (this.#pending.length === 0) return;
    const objects = this.#pending.sort((a, b) => a.id - b.id);
    this.#pending = [];
    const pack = this.reserve();
    let offset = 0;
    const index = objects.map(({ id, text }, place) => {
      this.#rows[id] = [2, pack, place];
      const entry = `${id} ${offset}`;
      offset += text.length + 1;
      return entry;
    });
    const head = `${index.join(' ')}\n`;
    this.writeCompressed(
      Buffer.from(head + objects.map(({ text }) => text).join('\n'), 'latin1'),
      createDictionary([
        ['/Type', '/ObjStm'],
        ['/N', String(objects.length)],
        ['/First', String(head.length)],
      ]),
      pack,
    );
  }
}
