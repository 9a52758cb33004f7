import { parseFragment } from 'parse5';
import { getAttribute } from '../../html.mjs';
import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ChildNode */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('../tree').Figure} Figure */

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements whose text the alternative of the drawing replaces. */
const REPLACED = new Set(['title', 'desc']);

/** Attributes of the root that this module writes by itself. */
const OWN_ATTRIBUTES = new Set([
  'aria-describedby',
  'aria-label',
  'aria-labelledby',
  'height',
  'role',
  'width',
  'xmlns',
]);

/**
 * Makes an attribute that names an id, or is one, different from those of other
 * drawings of the page.
 *
 * @param {string} name
 * @param {string} value
 * @param {string} prefix
 */
function prefixIds(name, value, prefix) {
  if (name === 'id') return `${prefix}-${value}`;
  if (name === 'href') return value.replace(/^#/, `#${prefix}-`);
  return value.replaceAll('url(#', `url(#${prefix}-`);
}

/**
 * @param {Element} element
 * @param {string} prefix
 * @returns {Record<string, string>} Attributes as XML names them, `xml:space`.
 */
const readAttributes = ({ attrs }, prefix) =>
  Object.fromEntries(
    attrs.map(({ name, value, prefix: namespace }) => [
      namespace ? `${namespace}:${name}` : name,
      prefixIds(name, value, prefix),
    ]),
  );

/**
 * @param {ChildNode} node
 * @param {string} prefix
 * @returns {string}
 */
function renderNode(node, prefix) {
  if ('value' in node) return escapeXml(node.value);
  if (!('tagName' in node) || REPLACED.has(node.tagName)) return '';
  return renderElement(
    node.tagName,
    readAttributes(node, prefix),
    node.childNodes.map((child) => renderNode(child, prefix)),
  );
}

/**
 * Writes a drawing inside the page, where it uses the book's letter, with its
 * alternative as title.
 *
 * @param {Figure} figure
 * @param {object} place
 * @param {string} place.id Distinct inside the page.
 * @param {string} place.file Source of the chapter, for the messages.
 * @param {ReadonlyMap<string, string>} place.pictures SVG of each `src`.
 * @returns {string}
 */
export function renderDrawing({ alt, src }, { id, file, pictures }) {
  if (alt.trim() === '')
    throw new Error(
      `${file}: un dibujo no tiene descripción.\n  se esperaba: ![lo que se ve](dibujo.svg)\n  se encontró: ${src.slice(0, 80)}`,
    );
  const root = parseFragment(pictures.get(src) ?? '').childNodes.find(
    /** @type {(node: ChildNode) => node is Element} */
    (node) => 'tagName' in node && node.tagName === 'svg',
  );
  if (root === undefined)
    throw new Error(
      `${file}: una imagen no es un dibujo.\n  se esperaba: un archivo con <svg>\n  se encontró: ${src.slice(0, 80)}`,
    );
  const kept = Object.fromEntries(
    Object.entries(readAttributes(root, id)).filter(
      ([name]) => !OWN_ATTRIBUTES.has(name),
    ),
  );
  const titleId = `${id}-titulo`;
  return renderElement('figure', { class: 'drawing' }, [
    renderElement(
      'svg',
      {
        xmlns: SVG_NAMESPACE,
        ...kept,
        width: getAttribute(root, 'width'),
        height: getAttribute(root, 'height'),
        role: 'img',
        'aria-labelledby': titleId,
      },
      [
        renderTextElement('title', alt, { id: titleId }),
        ...root.childNodes.map((child) => renderNode(child, id)),
      ],
    ),
  ]);
}
