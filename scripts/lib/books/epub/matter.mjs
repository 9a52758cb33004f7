import {
  getChapterFile,
  getTermId,
  getTermUseId,
  renderInlines,
} from './inline.mjs';
import { getPlainText } from './chapter.mjs';
import { formatEdition } from './edition.mjs';
import { renderPage } from './page.mjs';
import { COVER_IMAGE, LICENSE } from './package.mjs';
import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Book} Book */
/** @typedef {import('../tree').Chapter} Chapter */
/** @typedef {import('../tree').Part} Part */

/**
 * Writes the page with the picture of the cover.
 *
 * @param {Book} book
 * @returns {string}
 */
export const renderCoverPage = ({ title }) =>
  renderPage(
    title,
    renderElement(
      'section',
      { 'epub:type': 'cover', class: 'cover' },
      renderElement('img', {
        role: 'doc-cover',
        src: COVER_IMAGE,
        alt: `Portada de «${title}»`,
      }),
    ),
  );

/**
 * Writes the page with the title.
 *
 * @param {Book} book
 * @returns {string}
 */
export const renderTitlePage = ({ title, description, author, revised }) =>
  renderPage(
    title,
    renderElement(
      'section',
      { 'epub:type': 'titlepage', class: 'title-page' },
      [
        renderTextElement('h1', title),
        renderTextElement('p', description),
        renderTextElement('p', author),
        renderTextElement('p', formatEdition(revised)),
      ],
    ),
  );

/**
 * Writes the page with the licence and the origin of the book.
 *
 * @param {Book} book
 * @returns {string}
 */
export const renderCredits = ({ title, author, url, revised }) =>
  renderPage(
    'Sobre este libro',
    renderElement(
      'section',
      { 'epub:type': 'copyright-page', class: 'credits' },
      [
        '<h1>Sobre este libro</h1>',
        `<p>«${escapeXml(title)}», de ${escapeXml(author)}. ${formatEdition(revised)}.</p>`,
        `<p>Está hecho con las lecciones de ${renderTextElement('a', url, { href: url })}. Ahí los programas se ejecutan y los ejercicios se corrigen al instante; cada ejercicio enlaza a su página.</p>`,
        '<p>Las pistas y las respuestas son notas: toca su enlace y se abren, o el lector te lleva a ellas. «Volver» te devuelve a donde estabas. Las palabras con subrayado de puntos están en el glosario.</p>',
        `<p>El texto y los dibujos tienen la licencia ${renderTextElement('a', LICENSE.name, { href: LICENSE.url })}: puedes copiarlos y adaptarlos si dices de dónde vienen y compartes lo que hagas con la misma licencia. Los programas de ejemplo también se pueden usar con la licencia MIT. La letra del código es JetBrains Mono, con la licencia SIL Open Font License 1.1.</p>`,
      ],
    ),
  );

/** @param {Part} part */
export const getPartFile = ({ number }) => `modulo-${number}.xhtml`;

/** @param {Part} part */
export const getPartTitle = ({ number, title }) => `Módulo ${number}. ${title}`;

/** @param {Chapter} chapter */
export const getChapterTitle = ({ number, title }) =>
  `${number}. ${getPlainText(title)}`;

/**
 * Writes the page that begins a part.
 *
 * @param {Part} part
 * @returns {string}
 */
export const renderPartPage = (part) =>
  renderPage(
    getPartTitle(part),
    renderElement('section', { 'epub:type': 'part', role: 'doc-part' }, [
      renderTextElement('h1', getPartTitle(part)),
      renderElement(
        'ol',
        { start: part.chapters[0]?.number },
        part.chapters.map(({ id, title }) =>
          renderElement(
            'li',
            {},
            renderElement(
              'a',
              { href: getChapterFile(id) },
              renderInlines(title),
            ),
          ),
        ),
      ),
    ]),
  );

/**
 * Writes a text whose code goes between backticks.
 *
 * @param {string} text
 * @returns {string}
 */
const renderMarkedText = (text) =>
  text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? renderTextElement('code', piece) : escapeXml(piece),
    )
    .join('');

/**
 * Writes the glossary, where each term leads back to its first use.
 *
 * @param {Book} book
 * @param {ReadonlyMap<string, Chapter>} firstUses First chapter with each term.
 * @returns {string}
 */
export function renderGlossary({ glossary }, firstUses) {
  const entries = glossary.flatMap(({ id, term, english, definition }) => {
    const chapter = firstUses.get(id);
    return [
      renderElement(
        'dt',
        { 'epub:type': 'glossterm', id: getTermId(id) },
        renderTextElement('dfn', term),
      ),
      renderElement('dd', { 'epub:type': 'glossdef' }, [
        renderMarkedText(definition),
        ...(english === undefined
          ? []
          : [
              ' En inglés, ',
              renderTextElement('em', english, {
                'xml:lang': 'en',
                lang: 'en',
              }),
              '.',
            ]),
        ...(chapter === undefined
          ? []
          : [
              ' ',
              renderTextElement('a', `Capítulo ${chapter.number}`, {
                href: `${getChapterFile(chapter.id)}#${getTermUseId(id)}`,
              }),
              '.',
            ]),
      ]),
    ];
  });
  return renderPage(
    'Glosario',
    renderElement(
      'section',
      { 'epub:type': 'glossary', role: 'doc-glossary' },
      [
        '<h1>Glosario</h1>\n',
        renderElement(
          'dl',
          { 'epub:type': 'glossary' },
          `\n${entries.join('\n')}\n`,
        ),
      ],
    ),
  );
}
