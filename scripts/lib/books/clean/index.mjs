import { getAttribute, parseHtml, walkElements } from '../../html.mjs';
import { readBlocks } from './blocks.mjs';
import { readLine } from './inline.mjs';
import {
  findDescendant,
  getChildren,
  getElements,
  getKind,
  getText,
  isElement,
} from './page.mjs';

/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('../tree.ts').Inline} Inline */
/** @typedef {import('../tree.ts').Lesson} Lesson */

/**
 * @typedef {object} LessonSource
 * @property {string} html Built page.
 * @property {Page['classNames']} classNames
 * @property {string} path
 * @property {string} siteUrl
 * @property {string} basePath
 * @property {Page['chapters']} chapters
 * @property {string} file
 * @property {string} source
 */

/**
 * Reads the data at the top of a lesson.
 *
 * @param {Element} header
 * @param {Page} page
 * @returns {Pick<Lesson, 'title' | 'duration' | 'requirements' | 'objectives'>}
 */
function readHeader(header, page) {
  const title = findDescendant(header, page, ({ tagName }) => tagName === 'h1');
  const data = findDescendant(
    header,
    page,
    (_, kind) => kind === 'courses/components/LessonHeader:header',
  );
  /** @param {string} label */
  const readField = (label) => {
    const field =
      data &&
      getElements(data, page).find((element) =>
        getText(element).startsWith(label),
      );
    if (!field) return [];
    const [, ...rest] = getChildren(field, page);
    return readLine(rest, page);
  };
  const list =
    data && findDescendant(data, page, ({ tagName }) => tagName === 'ul');
  return {
    title: title ? readLine(getChildren(title, page), page) : [],
    duration: readField('Duración:'),
    requirements: readField('Antes conviene:'),
    objectives: list
      ? getElements(list, page).map((item) =>
          readLine(getChildren(item, page), page),
        )
      : [],
  };
}

/**
 * Cleans a built page of a lesson: takes what a book has, as nodes of
 * `tree.ts`.
 *
 * @param {LessonSource} lesson
 * @returns {Lesson & {faults: readonly string[]}} Faults name the elements that
 *   the books do not know, in Spanish.
 */
export function cleanLesson({ html, ...source }) {
  /** @type {Page} */
  const page = { ...source, section: '', faults: [] };
  const elements = [...walkElements(parseHtml(html))];
  const content = elements.find((element) =>
    (getAttribute(element, 'class') ?? '')
      .split(' ')
      .includes('theme-doc-markdown'),
  );
  const revised = elements.find(
    (element) =>
      element.tagName === 'time' &&
      getAttribute(element, 'itemprop') === 'dateModified',
  );
  if (!content)
    page.faults.push(
      `${page.file}\n  se esperaba: el texto de una lección\n  se encontró: una página sin él`,
    );
  const nodes = content ? getChildren(content, page) : [];
  const header = nodes.find(
    (node) =>
      isElement(node) &&
      node.tagName === 'header' &&
      getKind(node, page) === undefined,
  );
  const head =
    header && isElement(header)
      ? readHeader(header, page)
      : { title: [], duration: [], requirements: [], objectives: [] };
  return {
    ...head,
    body: readBlocks(
      nodes.filter((node) => node !== header),
      page,
    ),
    revised: (revised && getAttribute(revised, 'datetime'))?.slice(0, 10) ?? '',
    faults: page.faults,
  };
}
