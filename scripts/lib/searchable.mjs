import { defaultTreeAdapter as tree, serialize } from 'parse5';
import { getAttribute, walkElements, parseHtml } from './html.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * Weight of code against prose: it ranks lower, and excerpts are taken from
 * prose.
 */
const CODE_WEIGHT = '0.2';

/**
 * Elements that only their layout ends: without a mark, an excerpt would join
 * two words.
 */
const CELL_TAGS = new Set(['td', 'th', 'dt', 'summary', 'figcaption']);
const CELL_SEPARATOR = ' · ';

/**
 * Returns true for an element that the page or the theme adds to the text and
 * that no reader searches for.
 *
 * @param {Element} element
 * @returns {boolean}
 */
function isDecoration(element) {
  const classes = getAttribute(element, 'class')?.split(' ') ?? [];
  return (
    element.tagName === 'button' ||
    element.tagName === 'img' ||
    classes.includes('hash-link') ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    getAttribute(element, 'data-live') !== undefined ||
    getAttribute(element, 'data-pagefind-ignore') !== undefined
  );
}

/**
 * Rewrites a page as Pagefind has to read it: with the end tags that the
 * published page omits and Pagefind does not infer, without decoration (when
 * Pagefind skips an `<img>`, it skips all that follows), and with code that
 * weighs less than prose.
 *
 * @param {string} html
 * @returns {string | undefined} Undefined for a page that is not searchable.
 */
export function renderSearchableHtml(html) {
  if (!html.includes('data-pagefind-body')) return undefined;
  const document = parseHtml(html);
  for (const element of [...walkElements(document)])
    if (isDecoration(element)) tree.detachNode(element);
    else if (element.tagName === 'pre')
      element.attrs.push({ name: 'data-pagefind-weight', value: CODE_WEIGHT });
    else if (CELL_TAGS.has(element.tagName))
      tree.insertText(element, CELL_SEPARATOR);
  return serialize(document);
}
