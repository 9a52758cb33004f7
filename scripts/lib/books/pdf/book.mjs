import { getPlainText } from '../walk.mjs';
import { collectAnchors } from './anchors.mjs';
import { writeChapter } from './chapter.mjs';
import { formatTermPlace, writeInlines } from './inline.mjs';
import { call, content, formatArray, quote } from './typst-text.mjs';

/** @typedef {import('../tree.ts').Book} Book */
/** @typedef {import('../tree.ts').Chapter} Chapter */
/** @typedef {import('../tree.ts').GlossaryTerm} GlossaryTerm */
/** @typedef {import('./inline.mjs').Document} Document */

/**
 * Formats a day for the reader: `28 de noviembre de 2026`.
 *
 * @param {string} day `2026-11-28`.
 * @returns {string}
 */
export const formatDay = (day) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/**
 * Writes a day as a Typst date.
 *
 * @param {string} day
 * @returns {string}
 */
export function writeDate(day) {
  const [year, month, date] = day.split('-').map(Number);
  return `datetime(year: ${year}, month: ${month}, day: ${date})`;
}

/**
 * Writes a definition, whose code goes between backticks.
 *
 * @param {string} definition
 * @returns {string}
 */
const writeDefinition = (definition) =>
  definition
    .split('`')
    .map((piece, index) =>
      index % 2 === 0 ? `#${quote(piece)}` : call('raw', [quote(piece)]),
    )
    .join('');

/**
 * @param {GlossaryTerm} term
 * @param {number} uses
 * @param {Document['getPage']} getPage
 * @returns {string}
 */
function writeTerm({ id, term, english, definition }, uses, getPage) {
  // A page is listed once, by the first use of the term in it.
  const places = new Map(
    Array.from({ length: uses }, (_, index) => formatUsePlace(id, index))
      .reverse()
      .map((place) => [getPage(place), place]),
  );
  return call('glossary-entry', [
    quote(formatTermPlace(id)),
    quote(term),
    english === undefined ? 'none' : quote(english),
    content(writeDefinition(definition)),
    formatArray(
      [...places]
        .reverse()
        .map(([page, place]) => `(${quote(place)}, ${page})`),
    ),
  ]);
}

/** @param {string} id @param {number} index */
const formatUsePlace = (id, index) => `uso--${id}--${index}`;

/** Name of the place of the glossary. */
const GLOSSARY_PLACE = 'glosario';

/** Title of the glossary, for the contents and the head of its pages. */
const GLOSSARY_TITLE = 'Glosario e índice de términos';

/** @param {number} number */
const formatPartPlace = (number) => `modulo-${number}`;

/** Page that a place has before the pages are known. */
const UNKNOWN_PAGE = 100;

/** Signs that the styles of a book and its diagrams draw. */
const STYLE_CHARACTERS = '•✓✗«»·—…áéíóúñü¿¡×←→';

/** Matches a sign outside ASCII that the letters of a book draw. */
const SIGN =
  /[^\p{ASCII}\s\u00ad\u200b\u2e80-\u{d7ff}\u{e000}-\u{faff}\u{1f000}-\u{1faff}]/gu;

/**
 * @param {readonly string[]} texts
 * @returns {string} The signs of some texts that not all letters have, with a
 *   space between them: no two of them make another.
 */
const listSigns = (texts) =>
  [
    ...new Set([
      ...STYLE_CHARACTERS,
      ...texts.flatMap((text) => [...new Set(text.match(SIGN))]),
    ]),
  ]
    .sort()
    .join(' ');

/**
 * Piece of a book, which Typst composes on its own: its cover and contents, the
 * opening of a module, a lesson or the glossary.
 *
 * @typedef {object} Piece
 * @property {string} source Typst document.
 * @property {number} first Number of its first page.
 */

/**
 * Parts of a piece before it is written.
 *
 * @typedef {object} Draft
 * @property {string} place Name of the place of its title.
 * @property {string} body
 * @property {string} hidden Titles that go before those of the piece.
 * @property {string} leftTitle Head of its left pages.
 * @property {string} rightTitle Head of its right pages.
 */

/** @typedef {Omit<Document, 'activities' | 'chapter' | 'file' | 'getUrl'>} BookDocument */

/**
 * @param {Chapter} chapter
 * @param {BookDocument} document
 * @returns {string} Its number and title, as the contents give them.
 */
const writeTitle = ({ id, file, number, title }, document) =>
  `#${quote(`${number}. `)}${writeInlines(title, {
    ...document,
    chapter: id,
    file,
    getUrl: () => '',
    activities: { questions: 0, hints: [], answers: [] },
  })}`;

/** @param {string} title */
const writeHiddenTitle = (title) => call('heading', ['level: 1', quote(title)]);

/**
 * @param {Book} book
 * @param {Document['getPage']} getPage
 * @param {BookDocument} document
 * @returns {Draft}
 */
function writeFront(book, getPage, document) {
  /** @param {number} level @param {string} place @param {string} title */
  const writeEntry = (level, place, title) =>
    call('outlined-title', [
      String(level),
      quote(place),
      String(getPage(place)),
      content(title),
    ]);
  return {
    place: '',
    leftTitle: '',
    rightTitle: '',
    hidden: [
      ...book.parts.flatMap(({ number, title, chapters }) => [
        writeEntry(1, formatPartPlace(number), `#${quote(title)}`),
        ...chapters.map((chapter) =>
          writeEntry(2, chapter.id, writeTitle(chapter, document)),
        ),
      ]),
      writeEntry(1, GLOSSARY_PLACE, `#${quote(GLOSSARY_TITLE)}`),
    ].join('\n\n'),
    body: call('front', [
      quote(book.id),
      quote(book.title),
      quote(book.description),
      quote(book.author),
      quote(book.url),
      quote(formatDay(book.revised)),
    ]),
  };
}

/**
 * @param {Book['parts'][number]} part
 * @param {BookDocument} document
 * @returns {Draft[]} Its opening and its chapters.
 */
function writePart({ number, title, chapters }, document) {
  return [
    {
      place: formatPartPlace(number),
      leftTitle: title,
      rightTitle: title,
      hidden: '',
      body: call('part', [
        quote(formatPartPlace(number)),
        String(number),
        quote(title),
        formatArray(
          chapters.map(
            (chapter) =>
              `(${quote(chapter.id)}, ${document.getPage(chapter.id)}, ${content(
                writeTitle(chapter, document),
              )})`,
          ),
        ),
      ]),
    },
    ...chapters.map((chapter) => ({
      place: chapter.id,
      leftTitle: title,
      rightTitle: `${chapter.number}. ${getPlainText(chapter.title)}`,
      hidden: writeHiddenTitle(title),
      body: writeChapter(chapter, document),
    })),
  ];
}

/**
 * Writes a whole book, in pieces.
 *
 * @param {Book} book
 * @param {Document['addPicture']} addPicture
 * @param {ReadonlyMap<string, import('./merge.mjs').Place>} places Places of
 *   the book, as far as they are known.
 * @returns {Piece[]} In the order of its pages.
 */
export function writeBook(book, addPicture, places = new Map()) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  const getPage = (/** @type {string} */ place) =>
    places.get(place)?.page ?? UNKNOWN_PAGE;
  const document = {
    anchors: collectAnchors(book),
    addPicture,
    getPage,
    /** @param {string} id */
    addTermUse(id) {
      const count = uses.get(id) ?? 0;
      uses.set(id, count + 1);
      return formatUsePlace(id, count);
    },
  };
  /** @type {Draft[]} */
  const drafts = [
    writeFront(book, getPage, document),
    ...book.parts.flatMap((part) => writePart(part, document)),
  ];
  drafts.push({
    place: GLOSSARY_PLACE,
    leftTitle: GLOSSARY_TITLE,
    rightTitle: GLOSSARY_TITLE,
    hidden: '',
    body: call('glossary', [
      quote(GLOSSARY_TITLE),
      content(
        book.glossary
          .map((term) => writeTerm(term, uses.get(term.id) ?? 0, getPage))
          .join('\n\n'),
      ),
    ]),
  });
  const signs = listSigns(drafts.map(({ body }) => body));
  return drafts.map(({ place, leftTitle, rightTitle, hidden, body }, index) => {
    const first = index === 0 ? 1 : getPage(place);
    return {
      first,
      source: [
        '#import "book.typ": *',
        `#show: book.with(${[
          `title: ${quote(book.title)}`,
          `subject: ${quote(book.subject)}`,
          `description: ${quote(book.description)}`,
          `author: ${quote(book.author)}`,
          `date: ${writeDate(book.revised)}`,
          `first: ${first}`,
          `left-title: ${quote(leftTitle)}`,
          `right-title: ${quote(rightTitle)}`,
        ].join(', ')})`,
        call('hidden-pages', [String(first), quote(signs), content(hidden)]),
        body,
      ].join('\n\n'),
    };
  });
}
