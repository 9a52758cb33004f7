import { call, content, quote } from './typst-text.mjs';

/** @typedef {import('../tree.ts').Inline} Inline */

/**
 * Data of the document around a node.
 *
 * @typedef {object} Document
 * @property {string} chapter Id of the chapter that is being written.
 * @property {ReadonlySet<string>} anchors Names of all the places that links
 *   may lead to.
 * @property {(termId: string) => string} addTermUse Counts the use of a term,
 *   and returns the name of its place.
 * @property {(place: string) => number} getPage Returns the number of the page
 *   of a place.
 * @property {(src: string) => Picture} addPicture
 * @property {Activities} activities Questions and exercises of the chapter.
 * @property {string} file Source of the chapter.
 * @property {(anchor: string) => string} getUrl Returns the address of a place
 *   of the page.
 */

/**
 * @typedef {object} Picture
 * @property {string} file Path that Typst reads.
 * @property {number} width In millimetres.
 */

/**
 * @typedef {object} Activities
 * @property {number} questions Number of questions so far.
 * @property {Hint[]} hints
 * @property {Answer[]} answers
 */

/**
 * @typedef {object} Hint
 * @property {string} name Name of its own place.
 * @property {string} place Name of the place of the exercise.
 * @property {string} title Markup.
 * @property {readonly (readonly import('../tree.ts').Block[])[]} hints
 */

/**
 * @typedef {object} Answer
 * @property {string} name Name of its own place.
 * @property {string} place Name of the place of the question or exercise.
 * @property {string} title Markup.
 * @property {readonly import('../tree.ts').Block[]} blocks
 * @property {readonly import('../tree.ts').Reason[]} reasons
 */

/**
 * Names a place of the book: a chapter, or an anchor in it.
 *
 * @param {string} chapter
 * @param {string} [anchor]
 * @returns {string}
 */
export const formatPlace = (chapter, anchor) =>
  anchor === undefined ? chapter : `${chapter}--${anchor}`;

/** Name of the place of a term's definition. */
export const formatTermPlace = (/** @type {string} */ id) => `glosario--${id}`;

/** Matches a blank of a question: `___`. */
const BLANK = /^_{3,}$/;

/** Matches a sign that no letter of the book has; base.typ draws it. */
const SIGN = /[\u2e80-\ud7ff\uf000-\ufaff\u{1f000}-\u{1faff}]/u;

const SPECIAL = /(_{3,}|[\u2e80-\ud7ff\uf000-\ufaff\u{1f000}-\u{1faff}])/u;

/**
 * @param {string} value
 * @returns {string}
 */
const writeText = (value) =>
  value
    .split(SPECIAL)
    .map((piece) => {
      if (piece === '') return '';
      if (BLANK.test(piece)) return '#blank';
      return SIGN.test(piece)
        ? call('sign', [quote(piece)])
        : `#${quote(piece)}`;
    })
    .join('');

/**
 * @param {Inline} inline
 * @param {Document} document
 * @returns {string} Markup.
 */
function writeInline(inline, document) {
  switch (inline.type) {
    case 'text':
      return writeText(inline.value);
    case 'inlineCode':
      return call(SIGN.test(inline.value) ? 'raw-with-signs' : 'raw', [
        quote(inline.value),
      ]);
    case 'keyboard':
      return call('key', [quote(inline.value)]);
    case 'strong':
      return call('strong', [content(writeInlines(inline.children, document))]);
    case 'emphasis':
      return call('emph', [content(writeInlines(inline.children, document))]);
    case 'break':
      return '#linebreak()';
    case 'term':
      return (
        call('place-mark', [quote(document.addTermUse(inline.id))]) +
        call('term', [
          quote(formatTermPlace(inline.id)),
          content(writeInlines(inline.children, document)),
        ])
      );
    case 'link':
      return call('web-link', [
        quote(inline.url),
        content(writeInlines(inline.children, document)),
      ]);
    case 'reference': {
      const place = formatPlace(inline.chapter, inline.anchor);
      if (!document.anchors.has(place))
        throw new Error(
          `${document.file}: el enlace a «${place}» no llega a ningún lugar del libro`,
        );
      return call('reference', [
        quote(place),
        String(document.getPage(place)),
        content(writeInlines(inline.children, document)),
      ]);
    }
  }
}

/**
 * Writes a sentence.
 *
 * @param {readonly Inline[]} inlines
 * @param {Document} document
 * @returns {string} Markup.
 */
export const writeInlines = (inlines, document) =>
  inlines.map((inline) => writeInline(inline, document)).join('');
