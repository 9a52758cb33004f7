import { createIdentifier } from './package.mjs';
import { renderPage } from './page.mjs';
import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Book} Book */

/**
 * Entry of the contents.
 *
 * @typedef {object} TocEntry
 * @property {string} title
 * @property {string} href
 * @property {readonly TocEntry[]} [entries] Entries inside it.
 */

/**
 * @typedef {object} Landmark
 * @property {string} type Value of `epub:type`.
 * @property {string} title
 * @property {string} href
 */

/**
 * Mark of a page, from which a reader of paper and one of screen cite the same
 * place.
 *
 * @typedef {object} PageMark
 * @property {number} number
 * @property {string} href
 */

/**
 * @param {{title: string, href: string}} target
 * @param {string} [type]
 */
const renderLink = ({ title, href }, type) =>
  renderTextElement('a', title, { 'epub:type': type, href });

/**
 * @param {readonly TocEntry[]} entries
 * @returns {string}
 */
function renderEntries(entries) {
  const items = entries.map((entry) =>
    renderElement('li', {}, [
      renderLink(entry),
      ...(entry.entries?.length ? [renderEntries(entry.entries)] : []),
    ]),
  );
  return renderElement('ol', {}, `\n${items.join('\n')}\n`);
}

/**
 * Writes the navigation of the book: its contents, which a reader also sees as
 * a page, the places to go to, and its page marks.
 *
 * @param {object} options
 * @param {readonly TocEntry[]} options.toc
 * @param {readonly Landmark[]} options.landmarks
 * @param {readonly PageMark[]} options.pages
 * @returns {string}
 */
export function renderNav({ toc, landmarks, pages }) {
  const places = landmarks.map((landmark) =>
    renderElement('li', {}, renderLink(landmark, landmark.type)),
  );
  const marks = pages.map(({ number, href }) =>
    renderElement('li', {}, renderLink({ title: String(number), href })),
  );
  return renderPage(
    'Contenido',
    [
      renderElement('nav', { 'epub:type': 'toc', role: 'doc-toc', id: 'toc' }, [
        '\n<h1>Contenido</h1>\n',
        renderEntries(toc),
        '\n',
      ]),
      renderElement('nav', { 'epub:type': 'landmarks', hidden: 'hidden' }, [
        '\n<h2>Partes del libro</h2>\n',
        renderElement('ol', {}, places),
        '\n',
      ]),
      renderElement(
        'nav',
        { 'epub:type': 'page-list', role: 'doc-pagelist', hidden: 'hidden' },
        ['\n<h2>Páginas</h2>\n', renderElement('ol', {}, marks), '\n'],
      ),
    ].join('\n'),
  );
}

/**
 * Writes the contents once more as the readers of EPUB 2 look for them.
 *
 * @param {Book} book
 * @param {readonly TocEntry[]} toc
 * @returns {string}
 */
export function renderNcx(book, toc) {
  let order = 0;
  /** @type {(entry: TocEntry) => string} */
  const renderPoint = ({ title, href, entries = [] }) => {
    order += 1;
    return renderElement(
      'navPoint',
      { id: `punto-${order}`, playOrder: order },
      [
        `<navLabel><text>${escapeXml(title)}</text></navLabel>`,
        renderElement('content', { src: href }),
        ...entries.map(renderPoint),
      ],
    );
  };
  const depth = toc.some(({ entries }) => entries?.length) ? 2 : 1;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="es">
<head><meta name="dtb:uid" content="${createIdentifier(book.id)}"/><meta name="dtb:depth" content="${depth}"/><meta name="dtb:totalPageCount" content="0"/><meta name="dtb:maxPageNumber" content="0"/></head>
<docTitle><text>${escapeXml(book.title)}</text></docTitle>
<navMap>
${toc.map(renderPoint).join('\n')}
</navMap>
</ncx>
`;
}
