import { asArray, asDictionary, isRef } from './objects.mjs';

/** @typedef {import('./values.ts').PdfFile} PdfFile */
/** @typedef {import('./values.ts').PdfRef} PdfRef */
/** @typedef {import('./values.ts').PdfValue} PdfValue */
/** @typedef {import('./writer.mjs').PdfWriter} PdfWriter */

/**
 * Attributes of a tag that repeat what the page draws: the borders of a cell.
 * The headers of a cell are dropped too, as each header says what it heads.
 */
const DROPPED_ATTRIBUTES = new Set([
  '/BorderColor',
  '/BorderStyle',
  '/BorderThickness',
  '/Headers',
]);

/**
 * @param {PdfValue | undefined} attributes
 * @returns {PdfValue[]} Those that are kept.
 */
const cleanAttributes = (attributes) =>
  asArray(attributes).flatMap((one) => {
    const kept = new Map(
      [...asDictionary(one)].filter(([key]) => !DROPPED_ATTRIBUTES.has(key)),
    );
    // The owner of the attributes alone says nothing.
    return kept.size > 1 ? [kept] : [];
  });

/**
 * Copies the tags of a document, without those of the pages that are dropped.
 *
 * @param {object} options
 * @param {PdfFile} options.file
 * @param {PdfWriter} options.writer
 * @param {ReadonlyMap<number, number>} options.numbers New number of each page
 *   and annotation that is kept.
 * @param {() => string} options.createId Returns a new identifier of a note.
 * @param {(id: string, tag: number) => void} options.addNote
 * @returns {{copyTag: (ref: PdfValue, parent: number) => PdfRef[], copied: ReadonlyMap<number, number>}}
 *   The new number of each copied tag, and a function that copies one and those
 *   in it.
 */
export function createTagCopier({ file, writer, numbers, createId, addNote }) {
  /** @type {Map<number, number>} */
  const copied = new Map();

  /** @param {PdfValue | undefined} value */
  const isKept = (value) =>
    value === undefined || (isRef(value) && numbers.has(value.ref));

  /**
   * @param {PdfValue} kid
   * @param {boolean} isOnKeptPage
   * @param {number} parent
   * @returns {PdfValue[]}
   */
  const copyKid = (kid, isOnKeptPage, parent) => {
    if (typeof kid === 'string') return isOnKeptPage ? [kid] : [];
    if (isRef(kid)) return copyTag(kid, parent);
    // Content of another page, or an annotation.
    const reference = asDictionary(kid);
    return isKept(reference.get('/Pg')) && isKept(reference.get('/Obj'))
      ? [replaceNumbers(reference)]
      : [];
  };

  /**
   * @param {ReadonlyMap<string, PdfValue>} dictionary
   * @returns {Map<string, PdfValue>}
   */
  const replaceNumbers = (dictionary) =>
    new Map(
      [...dictionary].map(([key, value]) => [
        key,
        isRef(value) ? { ref: numbers.get(value.ref) ?? value.ref } : value,
      ]),
    );

  /**
   * @param {PdfValue} ref
   * @param {number} parent
   * @returns {PdfRef[]} The copy; none when all of it was on dropped pages.
   */
  function copyTag(ref, parent) {
    if (!isRef(ref)) return [];
    const source = asDictionary(file.objects.get(ref.ref)?.value);
    const id = writer.reserve();
    const page = source.get('/Pg');
    const kids = source.get('/K') ?? [];
    const list = Array.isArray(kids) ? kids : [kids];
    const copies = list.flatMap((kid) => copyKid(kid, isKept(page), id));
    if (list.length > 0 && copies.length === 0) return [];
    const tag = new Map(source).set('/P', { ref: parent }).set('/K', copies);
    // A tag is the default kind of an object of the tree.
    tag.delete('/Type');
    if (isRef(page)) {
      const kept = numbers.get(page.ref);
      if (kept === undefined) tag.delete('/Pg');
      else tag.set('/Pg', { ref: kept });
    }
    const attributes = cleanAttributes(source.get('/A'));
    if (attributes.length > 0) tag.set('/A', attributes);
    else tag.delete('/A');
    tag.delete('/ID');
    if (source.get('/S') === '/Note') {
      const note = createId();
      tag.set('/ID', `(${note})`);
      addNote(note, id);
    }
    writer.write(tag, id);
    copied.set(ref.ref, id);
    return [{ ref: id }];
  }

  return { copyTag, copied };
}
