import { getAttribute } from '../../html.mjs';
import {
  getChildren,
  getKind,
  getText,
  isElement,
  reportUnknown,
} from './page.mjs';

/** @typedef {import('./page.mjs').ChildNode} ChildNode */
/** @typedef {import('./page.mjs').Element} Element */
/** @typedef {import('./page.mjs').Inline} Inline */
/** @typedef {import('./page.mjs').Page} Page */

/** Elements of a sentence. */
const INLINE_TAGS = new Set([
  'a',
  'b',
  'br',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
]);

/**
 * @param {ChildNode} node
 * @returns {boolean} True for text and for what can be inside a sentence.
 */
export const isInline = (node) =>
  !isElement(node) || INLINE_TAGS.has(node.tagName);

/** White space that a browser collapses; a no-break space is not in it. */
const COLLAPSIBLE = /[ \t\n\r\f]+/g;

/**
 * Turns an address of a page into a reference to a chapter or a link to the
 * site.
 *
 * @param {string} href
 * @param {readonly Inline[]} children
 * @param {Page} page
 * @returns {Inline}
 */
function createLink(href, children, page) {
  const { path, siteUrl, basePath, chapters } = page;
  if (!href.startsWith('/') && !href.startsWith('#'))
    return { type: 'link', url: href, children };
  const local = href.startsWith(`${basePath}/`)
    ? href.slice(basePath.length)
    : href;
  const [target = '', anchor] = local.split('#');
  const chapter = chapters.get(target === '' ? path : target);
  if (chapter === undefined)
    return {
      type: 'link',
      url: `${siteUrl}${target === '' ? path : ''}${local}`,
      children,
    };
  return {
    type: 'reference',
    chapter,
    anchor: anchor === undefined ? undefined : decodeURIComponent(anchor),
    children,
  };
}

/** Start of the address of a glossary entry. */
const GLOSSARY = '/glosario/#';

/**
 * @param {Element} element
 * @param {Page} page
 * @returns {Inline}
 */
function readAnchor(element, page) {
  const href = getAttribute(element, 'href') ?? '';
  const children = readInlines(getChildren(element, page), page);
  const kind = getKind(element, page);
  if (kind === 'glossary/components/Term:term')
    return {
      type: 'term',
      id: decodeURIComponent(href.split(GLOSSARY)[1] ?? ''),
      children,
    };
  if (kind !== undefined) reportUnknown(element, page);
  return createLink(href, children, page);
}

/**
 * @param {Element} element
 * @param {Page} page
 * @returns {readonly Inline[]}
 */
function readInlineElement(element, page) {
  if (element.tagName === 'a') return [readAnchor(element, page)];
  if (getKind(element, page) !== undefined) {
    reportUnknown(element, page);
    return [];
  }
  const children = () => readInlines(getChildren(element, page), page);
  switch (element.tagName) {
    case 'br':
      return [{ type: 'break' }];
    // A `mark` is the text typed in a form, as a program receives it.
    case 'code':
    case 'mark':
      return [{ type: 'inlineCode', value: getText(element) }];
    case 'kbd':
      return [{ type: 'keyboard', value: getText(element) }];
    case 'b':
    case 'strong':
      return [{ type: 'strong', children: children() }];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: children() }];
    case 'span':
      return children();
    default:
      reportUnknown(element, page);
      return [];
  }
}

/**
 * Joins texts that follow one another.
 *
 * @param {readonly Inline[]} inlines
 * @returns {Inline[]}
 */
function joinTexts(inlines) {
  /** @type {Inline[]} */
  const joined = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = {
        type: 'text',
        value: (last.value + inline.value).replace(/ +/g, ' '),
      };
    else joined.push(inline);
  }
  return joined;
}

/**
 * Reads the nodes of a sentence.
 *
 * @param {readonly ChildNode[]} nodes
 * @param {Page} page
 * @returns {Inline[]}
 */
function readInlines(nodes, page) {
  return joinTexts(
    nodes.flatMap((node) => {
      if (isElement(node)) return readInlineElement(node, page);
      const value = 'value' in node ? node.value.replace(COLLAPSIBLE, ' ') : '';
      return value === '' ? [] : [{ type: 'text', value }];
    }),
  );
}

/**
 * Reads a whole line of text: without white space at its ends.
 *
 * @param {readonly ChildNode[]} nodes
 * @param {Page} page
 * @returns {Inline[]}
 */
export function readLine(nodes, page) {
  const inlines = readInlines(nodes, page);
  return inlines
    .map((inline, index) =>
      inline.type === 'text'
        ? {
            ...inline,
            value: inline.value
              .replace(index === 0 ? /^ +/ : /^$/, '')
              .replace(index === inlines.length - 1 ? / +$/ : /^$/, ''),
          }
        : inline,
    )
    .filter((inline) => inline.type !== 'text' || inline.value !== '');
}
