import { writeBook } from './book.mjs';
import { PdfMerger } from './merge.mjs';

/** @typedef {import('../tree.ts').Book} Book */
/** @typedef {import('./book.mjs').Piece} Piece */
/** @typedef {import('./compile.mjs').Composition} Composition */
/** @typedef {import('./compile.mjs').Typesetter} Typesetter */
/** @typedef {import('./merge.mjs').Place} Place */

/**
 * Times that a book is composed before giving up: once to know its pages, once
 * with their numbers, and again for the pieces that those numbers changed.
 */
const MAX_ROUNDS = 6;

/**
 * Counts the pages that a piece has before its own.
 *
 * @param {number} first Number of its first page.
 * @returns {number} One for a left page, two for a right one.
 */
const countHiddenPages = (first) => (first % 2 === 1 ? 2 : 1);

/**
 * Finds where the places of a book are.
 *
 * @param {readonly Piece[]} pieces
 * @param {readonly Composition[]} compositions
 * @returns {Map<string, Place>}
 */
function locatePlaces(pieces, compositions) {
  /** @type {Map<string, Place>} */
  const located = new Map();
  let first = 1;
  for (const [index, { last, places }] of compositions.entries()) {
    const supposed = pieces[index]?.first ?? 1;
    const hidden = countHiddenPages(supposed);
    for (const [name, page, x, y] of places)
      if (page > hidden)
        located.set(name, { page: first + page - hidden - 1, x, y });
    first += last - supposed + 1;
  }
  return located;
}

/**
 * Makes the PDF of a book piece by piece: Typst keeps a megabyte for each page
 * of what it composes.
 *
 * @param {Book} book
 * @param {Typesetter} typesetter
 * @returns {Buffer}
 * @throws {Error} when the numbers of the pages never settle.
 */
export function composeBook(book, { addPicture, compose }) {
  /** @type {ReadonlyMap<string, Place>} */
  let places = new Map();
  /** @type {readonly Piece[]} */
  let pieces = [];
  /** @type {readonly Composition[]} */
  let compositions = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const written = writeBook(book, addPicture, places);
    const isMeasure = round === 0;
    const isSettled = written.every(
      ({ source }, index) =>
        source === pieces[index]?.source && compositions[index]?.pdf,
    );
    if (isSettled) return mergePieces(pieces, compositions, places);
    compositions = written.map(({ source }, index) => {
      const known = compositions[index];
      return source === pieces[index]?.source && known?.pdf
        ? known
        : compose(source, isMeasure);
    });
    pieces = written;
    places = locatePlaces(pieces, compositions);
  }
  throw new Error(
    `Las páginas de ${book.id} cambian cada vez que se compone el libro.`,
  );
}

/**
 * @param {readonly Piece[]} pieces
 * @param {readonly Composition[]} compositions
 * @param {ReadonlyMap<string, Place>} places
 * @returns {Buffer}
 */
function mergePieces(pieces, compositions, places) {
  const merger = new PdfMerger(places);
  for (const [index, { pdf }] of compositions.entries())
    if (pdf)
      merger.add({
        pdf,
        hiddenPages: countHiddenPages(pieces[index]?.first ?? 1),
      });
  return merger.finish();
}
