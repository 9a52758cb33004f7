import { deflateSync, inflateSync } from 'node:zlib';
import { shortenPageContent } from './page-content.mjs';

/**
 * Number of objects that are compressed together: more of them weigh less, and
 * a reader decompresses them all to see one.
 */
const OBJECTS_PER_STREAM = 4000;

const COMPRESSION = { level: 9 };

/** Bytes of each field of an entry of the table: kind, place and index. */
const FIELD_SIZES = [1, 4, 2];

/**
 * @typedef {object} PdfObject
 * @property {number} id
 * @property {string} body Without its first and last lines, one character for
 *   each byte.
 */

/**
 * Reads the table of a PDF written by Typst.
 *
 * @param {string} pdf One character for each byte.
 * @returns {{objects: PdfObject[], trailer: string}}
 * @throws {Error} when the document has another form.
 */
function readObjects(pdf) {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1] ?? -1);
  const table =
    /^xref\n0 \d+\n((?:\d{10} \d{5} [fn]\s?\n)+)trailer\s*<<([^]*?)>>\s*startxref/.exec(
      pdf.slice(start),
    );
  if (start < 0 || !table)
    throw new Error(
      'No se entiende el PDF que escribe Typst.\n  se esperaba: una tabla «xref» clásica\n  se encontró: otra forma; mira scripts/lib/books/pdf/compact.mjs',
    );
  const [, entries = '', trailer = ''] = table;
  const offsets = entries
    .trimEnd()
    .split('\n')
    .flatMap((entry, id) =>
      entry.includes('n') ? [{ id, offset: Number(entry.slice(0, 10)) }] : [],
    )
    .sort((a, b) => a.offset - b.offset);
  return {
    objects: offsets.map(({ id, offset }, index) => ({
      id,
      body: pdf
        .slice(offset, offsets[index + 1]?.offset ?? start)
        .replace(/^\d+ 0 obj\s*/, '')
        .replace(/\s*endobj\s*$/, ''),
    })),
    trailer,
  };
}

/** Matches the places of links, annotations and their destinations. */
const PLACES = /\/(?:Rect|QuadPoints|BBox|XYZ)\s*\[?[-\d.\s]+/g;

/**
 * Rounds the places of an object to a tenth of a point.
 *
 * @param {PdfObject} object
 * @returns {PdfObject}
 */
const roundPlaces = ({ id, body }) => ({
  id,
  body: body.replace(PLACES, (places) =>
    places.replace(/-?\d+\.\d+/g, (number) =>
      String(Math.round(Number(number) * 10) / 10),
    ),
  ),
});

/**
 * @param {readonly PdfObject[]} objects
 * @returns {string} Object that holds others, compressed.
 */
function packObjects(objects) {
  let offset = 0;
  const index = objects.map(({ id, body }) => {
    const entry = `${id} ${offset}`;
    offset += body.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const data = deflateSync(
    Buffer.from(head + objects.map(({ body }) => body).join('\n'), 'latin1'),
    COMPRESSION,
  );
  return `<</Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream`;
}

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
  const table = Buffer.alloc(rows.length * ENTRY_SIZE);
  for (const [index, row] of rows.entries()) {
    let position = index * ENTRY_SIZE;
    for (const [field, bytes] of FIELD_SIZES.entries()) {
      table.writeUIntBE(row[field] ?? 0, position, bytes);
      position += bytes;
    }
  }
  /** PNG filter: each byte minus the one above. */
  const UP = 2;
  return Buffer.concat(
    rows.map((_, index) => {
      const at = index * ENTRY_SIZE;
      const row = table.subarray(at, at + ENTRY_SIZE);
      return Buffer.from([
        UP,
        ...row.map((byte, column) =>
          index === 0 ? byte : byte - (table[at - ENTRY_SIZE + column] ?? 0),
        ),
      ]);
    }),
  );
}

/**
 * Shortens the drawing of a page.
 *
 * @param {string} body Stream of the page.
 * @returns {string}
 */
function compactPage(body) {
  const [head = '', length = ''] =
    /^[^]*?\/Length\s+(\d+)[^]*?>>\s*stream\r?\n/.exec(body) ?? [];
  if (!head.includes('/FlateDecode')) return body;
  // The data may end like a line: only its length says where it ends.
  const data = body.slice(head.length, head.length + Number(length));
  const content = shortenPageContent(
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const packed = deflateSync(Buffer.from(content, 'latin1'), COMPRESSION);
  return `<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`;
}

/**
 * @param {readonly PdfObject[]} objects
 * @returns {Set<number>} Ids of the drawings of the pages.
 */
const findPageContents = (objects) =>
  new Set(
    objects
      .filter(({ body }) => /\/Type\s*\/Page\b/.test(body))
      .map(({ body }) => Number(/\/Contents\s+(\d+) 0 R/.exec(body)?.[1])),
  );

/**
 * Rewrites a PDF with its small objects compressed. Most of the weight of a
 * tagged document of a thousand pages are tens of thousands of tags, which
 * Typst writes as plain text.
 *
 * @param {Buffer} source
 * @returns {Buffer}
 */
export function compactPdf(source) {
  const { objects, trailer } = readObjects(source.toString('latin1'));
  const isStream = (/** @type {PdfObject} */ { body }) =>
    body.endsWith('endstream');
  const small = objects.filter((object) => !isStream(object)).map(roundPlaces);
  let nextId = Math.max(...objects.map(({ id }) => id)) + 1;
  const packs = [];
  for (let start = 0; start < small.length; start += OBJECTS_PER_STREAM)
    packs.push({
      id: nextId++,
      members: small.slice(start, start + OBJECTS_PER_STREAM),
    });
  const tableId = nextId;
  /** @type {number[][]} */
  const rows = Array.from({ length: tableId + 1 }, () => [0, 0, 65535]);
  const parts = ['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'];
  let position = parts[0]?.length ?? 0;
  /** @param {PdfObject} object */
  const add = ({ id, body }) => {
    const text = `${id} 0 obj\n${body}\nendobj\n`;
    rows[id] = [1, position, 0];
    parts.push(text);
    position += text.length;
  };
  const contents = findPageContents(small);
  for (const object of objects)
    if (isStream(object))
      add(
        contents.has(object.id)
          ? { ...object, body: compactPage(object.body) }
          : object,
      );
  for (const { id, members } of packs) {
    add({ id, body: packObjects(members) });
    for (const [index, member] of members.entries())
      rows[member.id] = [2, id, index];
  }
  rows[tableId] = [1, position, 0];
  const table = deflateSync(encodeTable(rows), COMPRESSION);
  const fields = trailer.replace(/\/Size\s+\d+/, '').trim();
  parts.push(
    `${tableId} 0 obj\n<</Type/XRef/Size ${rows.length}/W[${FIELD_SIZES.join(' ')}]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${ENTRY_SIZE}>>/Length ${table.length}\n${fields}>>\nstream\n${table.toString('latin1')}\nendstream\nendobj\nstartxref\n${position}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}
