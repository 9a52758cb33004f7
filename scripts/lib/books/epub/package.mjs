import { createHash } from 'node:crypto';
import path from 'node:path';
import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Book} Book */

/**
 * File of a book, as its package lists it.
 *
 * @typedef {object} Resource
 * @property {string} path Relative to the package: `bucles.xhtml`.
 * @property {string} [properties]
 */

/** Folder of the package and of everything that it lists. */
export const CONTENT_FOLDER = 'EPUB';
export const COVER_IMAGE = 'portada.png';
export const NAV_FILE = 'indice.xhtml';
export const NCX_FILE = 'toc.ncx';

/** Licence of the content, as `LICENCIAS.md` states it. */
export const LICENSE = {
  name: 'Creative Commons Atribución-CompartirIgual 4.0 Internacional (CC BY-SA 4.0)',
  url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.es',
};

/**
 * Type of each file of a book, by its ending.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const MEDIA_TYPES = {
  '.css': 'text/css',
  '.ncx': 'application/x-dtbncx+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xhtml': 'application/xhtml+xml',
};

/** Writes the file that says where the package is. */
export function renderContainer() {
  return `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${CONTENT_FOLDER}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;
}

/**
 * Returns the identifier of a book, equal in all of its editions: a reader
 * replaces the older one and keeps its notes.
 *
 * @param {string} id
 * @returns {string} UUID of version 8, whose bits each maker chooses.
 */
export function createIdentifier(id) {
  const hex = createHash('sha256').update(`steve-labs/libros/${id}`);
  const digits = hex.digest('hex').slice(0, 32).split('');
  digits[12] = '8';
  digits[16] = '8';
  const uuid = digits
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `urn:uuid:${uuid}`;
}

/** Statements about accessibility, in the vocabulary of schema.org. */
const ACCESSIBILITY = [
  ['accessMode', 'textual'],
  ['accessMode', 'visual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'alternativeText'],
  ['accessibilityFeature', 'displayTransformability'],
  ['accessibilityFeature', 'pageBreakMarkers'],
  ['accessibilityFeature', 'pageNavigation'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityHazard', 'none'],
  [
    'accessibilitySummary',
    'Texto que se adapta a la letra y a los colores del lector. Cada dibujo tiene su descripción, las tablas dicen cuáles son sus encabezados y las respuestas son notas enlazadas en los dos sentidos.',
  ],
];

/**
 * @param {Book} book
 * @returns {string[]}
 */
function renderMetadata(book) {
  /** @type {(property: string, text: string) => string} */
  const renderMeta = (property, text) =>
    renderTextElement('meta', text, { property });
  return [
    renderTextElement('dc:identifier', createIdentifier(book.id), {
      id: 'identifier',
    }),
    renderTextElement('dc:title', book.title),
    renderTextElement('dc:description', book.description),
    '<dc:language>es</dc:language>',
    renderTextElement('dc:creator', book.author, { id: 'creator' }),
    renderElement(
      'meta',
      {
        refines: '#creator',
        property: 'role',
        scheme: 'marc:relators',
      },
      'aut',
    ),
    renderTextElement('dc:subject', book.subject),
    renderTextElement('dc:date', book.revised),
    renderTextElement('dc:rights', LICENSE.name),
    renderTextElement('dc:source', book.url),
    // A date of the content and not of the build: two builds give one book.
    renderMeta('dcterms:modified', `${book.revised}T00:00:00Z`),
    renderElement('link', { rel: 'dcterms:license', href: LICENSE.url }),
    ...ACCESSIBILITY.map(([property = '', text = '']) =>
      renderMeta(`schema:${property}`, text),
    ),
    // Readers of EPUB 2 find the cover by this name.
    renderElement('meta', {
      name: 'cover',
      content: createItemId(COVER_IMAGE),
    }),
  ];
}

/**
 * @param {string} file
 * @returns {string} Name that XML admits as an id.
 */
function createItemId(file) {
  return `i-${file.replaceAll(/[^\w.-]/g, '-')}`;
}

/**
 * @param {Resource} resource
 * @returns {string}
 */
function renderItem({ path: file, properties }) {
  const mediaType = MEDIA_TYPES[path.posix.extname(file)];
  if (mediaType === undefined)
    throw new Error(
      `${file}: no se sabe de qué tipo es este archivo del libro.\n  se esperaba: ${Object.keys(MEDIA_TYPES).join(', ')}; uno más se añade en scripts/lib/books/epub/package.mjs`,
    );
  return renderElement('item', {
    id: createItemId(file),
    href: encodeURI(file),
    'media-type': mediaType,
    properties,
  });
}

/**
 * Writes the package: the data of the book, its files and the order in which
 * they are read.
 *
 * @param {Book} book
 * @param {readonly Resource[]} resources
 * @param {readonly string[]} spine Paths of its pages, in reading order.
 * @returns {string}
 */
export function renderPackage(book, resources, spine) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/" version="3.0" unique-identifier="identifier" xml:lang="es" dir="ltr">
<metadata>
${renderMetadata(book).join('\n')}
</metadata>
<manifest>
${resources.map(renderItem).join('\n')}
</manifest>
<spine toc="${escapeXml(createItemId(NCX_FILE))}">
${spine.map((file) => renderElement('itemref', { idref: createItemId(file) })).join('\n')}
</spine>
</package>
`;
}
