import { getAttribute } from '../../html.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ChildNode */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Inline} Inline */

/**
 * Everything that the readers of a page need besides its elements.
 *
 * @typedef {object} Page
 * @property {ReadonlyMap<string, string>} classNames Readable name of each
 *   short class.
 * @property {string} path Path of the page, without the base URL.
 * @property {string} siteUrl Address of the site with its base URL, without a
 *   final slash.
 * @property {string} basePath Base URL without its final slash.
 * @property {ReadonlyMap<string, string>} chapters Id of each chapter of the
 *   book, by its path.
 * @property {string} file Source of the page, for its author.
 * @property {string} source Text of that file.
 * @property {string} section Title of the section that is being read.
 * @property {string[]} faults Elements that the books do not know.
 */

/**
 * Classes that style an element and say nothing about its kind.
 */
const PLAIN_CLASSES = new Set([
  'anchor',
  'alert',
  'alert--info',
  'alert--secondary',
  'alert--success',
  'alert--warning',
  'alert--danger',
  'components/CodeBlock:wide',
  'labs/c/views/CLab:expected',
  'labs/exercise:cases',
  'labs/exercise:note',
  'labs/exercise:rules',
  'labs/kit/editor:text',
  'labs/sql/views/SqlBlock:result',
  'labs/sql/views/SqlForm:given',
  'labs/sql/views/SqlForm:typed',
  'labs/sql/views/SqlForm:value',
  'theme-classic/theme/Admonition/Layout:admonition',
  'theme-classic/theme/Details:details',
  'theme-classic/theme/MDXComponents/Img:img',
  'theme-common/utils/anchorUtils:anchorTargetStickyNavbar',
]);

/** Elements that only work on a screen, or that repeat what is above them. */
const DROPPED_CLASSES = new Set([
  'hash-link',
  'labs/exercise:actions',
  'labs/exercise:repeated',
  'labs/kit/Strip:strip',
  'labs/kit/editor:numbers',
  'labs/quiz:result',
  'labs/quiz:row',
  'labs/quiz:score',
  'courses/components/LessonProgress/LessonEnd:end',
  'theme-classic/theme/Admonition/Layout:admonitionIcon',
]);

/**
 * @param {Element} element
 * @param {Page} page
 * @returns {string[]} Readable names of its classes.
 */
function getClasses(element, { classNames }) {
  return (getAttribute(element, 'class') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => classNames.get(name) ?? name);
}

/**
 * Returns the class that says what an element is; undefined when its tag says
 * it.
 *
 * @param {Element} element
 * @param {Page} page
 * @returns {string | undefined}
 */
export function getKind(element, page) {
  return getClasses(element, page).find(
    (name) => !PLAIN_CLASSES.has(name) && !name.startsWith('theme-admonition-'),
  );
}

/**
 * @param {ChildNode} node
 * @returns {node is Element}
 */
export const isElement = (node) => 'tagName' in node;

/**
 * @param {Element} element
 * @param {Page} page
 * @returns {boolean} True when a book leaves the element out.
 */
function isDropped(element, page) {
  return (
    element.tagName === 'button' ||
    getAttribute(element, 'data-live') !== undefined ||
    getClasses(element, page).some((name) => DROPPED_CLASSES.has(name))
  );
}

/**
 * Lists the children of an element that a book has.
 *
 * @param {Element} element
 * @param {Page} page
 * @returns {ChildNode[]}
 */
export const getChildren = (element, page) =>
  element.childNodes.filter((node) =>
    isElement(node) ? !isDropped(node, page) : node.nodeName === '#text',
  );

/**
 * @param {Element} element
 * @param {Page} page
 * @returns {Element[]} Children that are elements.
 */
export const getElements = (element, page) =>
  getChildren(element, page).filter(isElement);

/**
 * Finds the first descendant of a kind, in document order.
 *
 * @param {Element} element
 * @param {Page} page
 * @param {(element: Element, kind: string | undefined) => boolean} matches
 * @returns {Element | undefined}
 */
export function findDescendant(element, page, matches) {
  for (const child of getElements(element, page)) {
    if (matches(child, getKind(child, page))) return child;
    const found = findDescendant(child, page, matches);
    if (found) return found;
  }
  return undefined;
}

/**
 * @param {ChildNode} node
 * @returns {string} All the text inside a node.
 */
export function getText(node) {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}

/**
 * @param {string} text
 * @returns {string} The letters and digits of a text.
 */
const keepLetters = (text) => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds the line of the source where a section begins.
 *
 * @param {Page} page
 * @returns {number} 0 when it is not there as the page shows it.
 */
function findLine({ source, section }) {
  const wanted = keepLetters(section);
  return (
    source
      .split('\n')
      .findIndex((line) => /^#+ /.test(line) && keepLetters(line) === wanted) +
    1
  );
}

/** Longest text of an element that a message quotes. */
const MAX_QUOTED_LENGTH = 60;

/**
 * Reports an element that the books do not know, for the author of the page and
 * the author of its component.
 *
 * @param {Element} element
 * @param {Page} page
 */
export function reportUnknown(element, page) {
  const { file, section, faults } = page;
  const line = findLine(page);
  const classes = getClasses(element, page).join(' ');
  const text = getText(element).trim().replace(/\s+/g, ' ');
  const quoted = text ? ` «${text.slice(0, MAX_QUOTED_LENGTH)}»` : '';
  faults.push(
    [
      `${file}${line > 0 ? `:${line}` : ''}${section ? ` · apartado «${section}»` : ''}`,
      '  se esperaba: un elemento que los libros conocen',
      `  se encontró: <${element.tagName}${classes ? ` class="${classes}"` : ''}>${quoted}`,
      '  qué añadir: en scripts/lib/books/clean/, el nodo de tree.ts en que se convierte, o su clase entre las que se quitan; si el nodo es nuevo, cómo se escribe en pdf/ y en epub/',
    ].join('\n'),
  );
}
