import { parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Document} Document */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * Parses a page as a browser without JavaScript does: the content of
 * `<noscript>` is parsed too, since some visitors see it.
 *
 * @param {string} html
 * @returns {Document}
 */
export function parseHtml(html) {
  return parse(html, { scriptingEnabled: false });
}

/**
 * Yields every element in document order.
 *
 * @param {Node} node
 * @param {(element: Element) => boolean} [skip] Returns true for an element to
 *   leave out with its descendants.
 * @returns {Generator<Element, void>}
 */
export function* walkElements(node, skip) {
  if ('tagName' in node) {
    if (skip?.(node)) return;
    yield node;
  }
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* walkElements(child, skip);
}

/**
 * @param {Element} element
 * @param {string} name
 * @returns {string | undefined} Value of the attribute, if the element has it.
 */
export function getAttribute(element, name) {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/**
 * Returns the text directly inside an element, without that of its descendants;
 * enough for scripts, which contain only text.
 *
 * @param {Element} element
 * @returns {string}
 */
export function getOwnText(element) {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('');
}

/**
 * Returns the address that a page redirects to by
 * `<meta http-equiv="refresh">`.
 *
 * @param {Document} document
 * @returns {string | undefined}
 */
export function getRefreshTarget(document) {
  for (const element of walkElements(document)) {
    if (
      element.tagName === 'meta' &&
      getAttribute(element, 'http-equiv')?.toLowerCase() === 'refresh'
    ) {
      const content = getAttribute(element, 'content') ?? '';
      return /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]?.trim() ?? '';
    }
  }
  return undefined;
}
