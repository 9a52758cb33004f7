import { renderBlocks, renderNotes } from './blocks.mjs';
import { getChapterFile, renderInlines } from './inline.mjs';
import { renderPage } from './page.mjs';
import {
  countLetters,
  getMarkupText,
  renderElement,
  renderTextElement,
} from './xml.mjs';

/** @typedef {import('../tree').Chapter} Chapter */
/** @typedef {import('../tree').Inline} Inline */
/** @typedef {import('./blocks.mjs').ChapterState} ChapterState */
/** @typedef {import('./nav.mjs').PageMark} PageMark */

/** Letters of a page of the printed book, about. */
const PAGE_LENGTH = 1500;

/**
 * Returns the text of a title, for a page title or an entry of the contents.
 *
 * @param {readonly Inline[]} nodes
 * @returns {string}
 */
export function getPlainText(nodes) {
  return nodes
    .map((node) => {
      if ('children' in node) return getPlainText(node.children);
      return node.type === 'break' ? ' ' : node.value;
    })
    .join('');
}

/**
 * Writes the mark of a page.
 *
 * @param {number} number
 * @returns {string}
 */
const renderPageMark = (number) =>
  renderElement('div', {
    'epub:type': 'pagebreak',
    role: 'doc-pagebreak',
    id: `pagina-${number}`,
    // Its role admits no `aria-label`.
    title: String(number),
  });

/**
 * @param {Chapter} chapter
 * @returns {string}
 */
function renderFacts({ duration, requirements, objectives, url }) {
  /** @type {(name: string, content: string) => string} */
  const renderFact = (name, content) =>
    renderElement('p', { class: 'facts' }, [
      renderTextElement('strong', `${name}:`),
      ` ${content}`,
    ]);
  return [
    duration.length === 0
      ? ''
      : renderFact('Duración', renderInlines(duration)),
    requirements.length === 0
      ? ''
      : renderFact('Antes conviene', renderInlines(requirements)),
    renderFact('En el sitio', renderTextElement('a', url, { href: url })),
    ...(objectives.length === 0
      ? []
      : [
          '<p><strong>Al terminar podrás:</strong></p>',
          renderElement(
            'ul',
            {},
            objectives.map((objective) =>
              renderElement('li', {}, renderInlines(objective)),
            ),
          ),
        ]),
  ]
    .filter((fact) => fact !== '')
    .join('\n');
}

/**
 * Writes the page of a chapter: what the lesson says, with its hints and
 * answers as notes at the end.
 *
 * @param {Chapter} chapter
 * @param {object} options
 * @param {ReadonlyMap<string, string>} options.pictures SVG of each `src`.
 * @param {number} options.firstPage Number of its first page.
 * @returns {{markup: string, pages: readonly PageMark[]}}
 */
export function renderChapter(chapter, { pictures, firstPage }) {
  /** @type {ChapterState} */
  const state = { chapter, pictures, notes: [], questions: 0, drawings: 0 };
  const file = getChapterFile(chapter.id);
  /** @type {PageMark[]} */
  const pages = [];
  let lettersLeft = 0;
  /**
   * @param {string} markup
   * @returns {string} The same after the mark of a page, if one begins here.
   */
  const addPageMark = (markup) => {
    const isPageStart = lettersLeft <= 0;
    if (isPageStart) lettersLeft = PAGE_LENGTH;
    lettersLeft -= countLetters(getMarkupText(markup));
    if (!isPageStart) return markup;
    const number = firstPage + pages.length;
    pages.push({ number, href: `${file}#pagina-${number}` });
    return `${renderPageMark(number)}\n${markup}`;
  };
  const title = renderInlines(chapter.title);
  const opening = addPageMark(
    [
      renderTextElement('p', `Capítulo ${chapter.number}`, {
        class: 'chapter-number',
      }),
      renderElement('h1', { id: 'libro-titulo' }, title),
      renderFacts(chapter),
    ].join('\n'),
  );
  const body = chapter.body.map((block) =>
    addPageMark(renderBlocks([block], state)),
  );
  const content = renderElement(
    'section',
    {
      'epub:type': 'chapter',
      role: 'doc-chapter',
      'aria-labelledby': 'libro-titulo',
    },
    `\n${[opening, ...body, renderNotes(state.notes)].join('\n')}\n`,
  );
  return { markup: renderPage(getPlainText(chapter.title), content), pages };
}
