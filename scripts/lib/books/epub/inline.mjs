import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Inline} Inline */

/**
 * Returns the page of a chapter. Its prefix keeps it apart from the pages that
 * are no chapter.
 *
 * @param {string} chapter
 * @returns {string}
 */
export const getChapterFile = (chapter) => `leccion-${chapter}.xhtml`;

export const GLOSSARY_FILE = 'glosario.xhtml';

/** @param {string} term */
export const getTermId = (term) => `termino-${term}`;

/**
 * Returns the id of the first use of a term in a chapter.
 *
 * @param {string} term
 */
export const getTermUseId = (term) => `uso-${term}`;

/**
 * @param {Inline} node
 * @returns {string}
 */
function renderInline(node) {
  switch (node.type) {
    case 'text':
      return escapeXml(node.value);
    case 'inlineCode':
      return renderTextElement('code', node.value);
    case 'keyboard':
      return renderTextElement('kbd', node.value);
    case 'strong':
      return renderElement('strong', {}, renderInlines(node.children));
    case 'emphasis':
      return renderElement('em', {}, renderInlines(node.children));
    case 'term':
      return renderElement(
        'a',
        {
          'epub:type': 'glossref',
          role: 'doc-glossref',
          class: 'glossary-link',
          id: getTermUseId(node.id),
          href: `${GLOSSARY_FILE}#${getTermId(node.id)}`,
        },
        renderInlines(node.children),
      );
    case 'reference': {
      const anchor = node.anchor === undefined ? '' : `#${node.anchor}`;
      const href = `${getChapterFile(node.chapter)}${anchor}`;
      return renderElement('a', { href }, renderInlines(node.children));
    }
    case 'link':
      return renderElement(
        'a',
        { href: node.url },
        renderInlines(node.children),
      );
    case 'break':
      return '<br/>';
  }
}

/**
 * Writes the content of a sentence.
 *
 * @param {readonly Inline[]} nodes
 * @returns {string}
 */
export const renderInlines = (nodes) => nodes.map(renderInline).join('');
