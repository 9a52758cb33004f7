import { inflateSync } from 'node:zlib';
import { findLayoutFaults, listRuns } from './pdf/layout.mjs';
import { asArray, asDictionary, isRef } from './pdf/objects.mjs';
import { readObjects } from './pdf/read.mjs';

/** @typedef {import('./pdf/values.ts').PdfDictionary} PdfDictionary */
/** @typedef {import('./pdf/values.ts').PdfValue} PdfValue */
/** @typedef {import('./pdf/layout.mjs').Fragment} Fragment */
/** @typedef {import('./pdf/layout.mjs').Page} Page */

/** Maximum bytes of a book as PDF. */
const MAX_PDF_BYTES = 6_000_000;

/**
 * Objects of a PDF that a check looks at.
 *
 * @typedef {object} PdfParts
 * @property {PdfDictionary} catalog
 * @property {string} metadata
 * @property {number} figures Figures without an alternative.
 * @property {Set<string>} targets Names of the places that links lead to.
 * @property {Map<number, PdfDictionary>} pages
 * @property {number[]} order Numbers of the pages.
 * @property {Map<number, string>} fonts
 * @property {Map<number, Buffer>} contents Drawings, compressed.
 * @property {Map<number, PdfDictionary>} tags Tags of what is read.
 */

/**
 * @param {Buffer} pdf
 * @returns {PdfParts}
 */
function readParts(pdf) {
  /** @type {PdfParts} */
  const parts = {
    catalog: new Map(),
    metadata: '',
    figures: 0,
    targets: new Set(),
    pages: new Map(),
    order: [],
    fonts: new Map(),
    contents: new Map(),
    tags: new Map(),
  };
  for (const { id, value, data } of readObjects(pdf)) {
    const object = asDictionary(value);
    const destination = object.get('/Dest');
    switch (object.get('/Type')) {
      case '/Catalog':
        parts.catalog = object;
        break;
      case '/Metadata':
        parts.metadata = String(data);
        break;
      case '/Page':
        parts.pages.set(id, object);
        break;
      case '/Pages':
        parts.order = asArray(object.get('/Kids')).map(getRef);
        break;
      case '/Font':
        parts.fonts.set(id, String(object.get('/BaseFont')));
        break;
      case '/Annot':
        if (typeof destination === 'string') parts.targets.add(destination);
        break;
      case undefined:
        if (data) parts.contents.set(id, data);
        else if (object.has('/S')) parts.tags.set(id, object);
        if (object.get('/S') === '/Figure' && !object.has('/Alt'))
          parts.figures += 1;
    }
  }
  return parts;
}

/**
 * @param {PdfDictionary} tag
 * @param {ReadonlyMap<number, PdfDictionary>} tags
 * @returns {Fragment[]} Its content, in the order in which it is read.
 */
const listFragments = (tag, tags) =>
  asArray(tag.get('/K')).flatMap((kid) => {
    const inner = tags.get(getRef(kid));
    if (inner) return listFragments(inner, tags);
    const own = typeof kid === 'string' ? new Map() : asDictionary(kid);
    const mark = typeof kid === 'string' ? kid : own.get('/MCID');
    const page = getRef(own.get('/Pg') ?? tag.get('/Pg'));
    return mark === undefined ? [] : [{ page, mark: Number(mark) }];
  });

/**
 * @param {PdfDictionary} tag
 * @returns {boolean} True for a program, and not for code in a sentence.
 */
const isProgram = (tag) =>
  tag.get('/S') === '/Code' &&
  asArray(tag.get('/A')).some(
    (attributes) => asDictionary(attributes).get('/Placement') === '/Block',
  );

/**
 * @param {PdfParts} parts
 * @returns {Fragment[][]} Programs that take more than one page.
 */
const listBrokenPrograms = ({ tags }) =>
  [...tags.values()]
    .filter(isProgram)
    .map((tag) => listFragments(tag, tags))
    .filter((fragments) => new Set(fragments.map(({ page }) => page)).size > 1);

/** @param {PdfValue | undefined} value */
const getRef = (value) => (isRef(value) ? value.ref : -1);

/**
 * @param {PdfParts} parts
 * @returns {Page[]}
 */
const readPages = ({ pages, order, fonts, contents }) =>
  order.map((id) => {
    const page = pages.get(id) ?? new Map();
    const resources = asDictionary(page.get('/Resources'));
    const content = inflateSync(
      contents.get(getRef(page.get('/Contents'))) ?? Buffer.alloc(0),
    ).toString('latin1');
    return {
      id,
      width: Number(asArray(page.get('/MediaBox'))[2]),
      hasPictures: / Do$/m.test(content),
      runs: listRuns(
        content,
        new Map(
          [...asDictionary(resources.get('/Font'))].map(([name, font]) => [
            name,
            fonts.get(getRef(font)) ?? '',
          ]),
        ),
      ),
    };
  });

/**
 * Marks that a document that anyone can read has, and how a message calls them.
 *
 * @type {readonly (readonly [string, (parts: PdfParts) => boolean])[]}
 */
const REQUIRED_MARKS = [
  [
    'la marca de PDF/UA-1 en sus metadatos',
    ({ metadata }) => metadata.includes('<pdfuaid:part>1<'),
  ],
  ['su idioma, español', ({ catalog }) => catalog.get('/Lang') === '(es)'],
  [
    'su título, a la vista',
    ({ catalog }) =>
      asDictionary(catalog.get('/ViewerPreferences')).get(
        '/DisplayDocTitle',
      ) === 'true',
  ],
  ['el árbol de etiquetas', ({ catalog }) => catalog.has('/StructTreeRoot')],
  ['marcadores', ({ catalog }) => catalog.has('/Outlines')],
];

/**
 * Finds what a book lacks for anyone to read it, and for its links to arrive.
 *
 * @param {Buffer} pdf
 * @param {object} [limits]
 * @param {number} [limits.maxBytes]
 * @param {boolean} [limits.isBook] True to look at its pages too, which a
 *   worksheet leaves blank.
 * @returns {string[]} Faults, in Spanish.
 */
export function findPdfFaults(
  pdf,
  { maxBytes = MAX_PDF_BYTES, isBook = false } = {},
) {
  const parts = readParts(pdf);
  const faults = REQUIRED_MARKS.filter(([, isMarked]) => !isMarked(parts)).map(
    ([name]) => `le falta ${name}`,
  );
  if (parts.figures > 0)
    faults.push(`tiene ${parts.figures} figuras sin alternativa`);
  const names = asDictionary(
    asDictionary(parts.catalog.get('/Names')).get('/Dests'),
  );
  const places = new Set(asArray(names.get('/Names')));
  const lost = [...parts.targets].filter((target) => !places.has(target));
  if (lost.length > 0)
    faults.push(`tiene enlaces a lugares que no están: ${lost.join(', ')}`);
  if (pdf.length > maxBytes)
    faults.push(
      `pesa ${pdf.length} bytes, y puede pesar ${maxBytes} como mucho`,
    );
  if (isBook)
    faults.push(
      ...findLayoutFaults(readPages(parts), listBrokenPrograms(parts)),
    );
  return faults;
}
