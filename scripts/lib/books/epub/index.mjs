import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readPictures } from '../read-picture.mjs';
import { renderChapter } from './chapter.mjs';
import { renderCover } from './cover.mjs';
import { getChapterFile, GLOSSARY_FILE } from './inline.mjs';
import {
  getChapterTitle,
  getPartFile,
  getPartTitle,
  renderCoverPage,
  renderCredits,
  renderGlossary,
  renderPartPage,
  renderTitlePage,
} from './matter.mjs';
import { renderNav, renderNcx } from './nav.mjs';
import {
  CONTENT_FOLDER,
  COVER_IMAGE,
  NAV_FILE,
  NCX_FILE,
  renderContainer,
  renderPackage,
} from './package.mjs';
import { STYLESHEET } from './page.mjs';
import { packBook } from './zip.mjs';

/** @typedef {import('../tree').Book} Book */
/** @typedef {import('../tree').Chapter} Chapter */
/** @typedef {import('../tree').Inline} Inline */
/** @typedef {import('./nav.mjs').PageMark} PageMark */
/** @typedef {import('./nav.mjs').TocEntry} TocEntry */
/** @typedef {import('./zip.mjs').BookFile} BookFile */

const COVER_FILE = 'portada.xhtml';
const TITLE_FILE = 'titulo.xhtml';
const CREDITS_FILE = 'sobre-este-libro.xhtml';

const SHEET_SOURCE = 'scripts/lib/books/epub/estilo.css';
const FONT_WEIGHTS = [400, 700];
/** Tables that only ligatures, kerning and style names need. */
const UNUSED_TABLES = ['GDEF', 'GPOS', 'GSUB', 'STAT'];

/**
 * Reduces the letter of the code to the characters of the book: some readers
 * have no letter of fixed width.
 *
 * @param {string} root
 * @param {readonly BookFile[]} pages
 * @returns {Promise<BookFile[]>}
 */
async function subsetCodeFonts(root, pages) {
  const characters = [
    ...new Set(pages.map(({ content }) => String(content)).join('')),
  ];
  const text = characters.sort().join('');
  return Promise.all(
    FONT_WEIGHTS.map(async (weight) => {
      const source = await readFile(
        path.join(
          root,
          `node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-${weight}-normal.woff2`,
        ),
      );
      const content = await subsetFont(source, text, {
        targetFormat: 'woff2',
        keepFeatures: [],
        dropTables: UNUSED_TABLES,
      });
      return { path: `codigo-${weight}.woff2`, content };
    }),
  );
}

/**
 * Finds the terms of the glossary that a page uses.
 *
 * @param {string} markup
 * @returns {string[]}
 */
const findTerms = (markup) =>
  [...markup.matchAll(/ id="uso-([^"]+)"/g)].map(([, id = '']) => id);

/**
 * @param {Book} book
 * @param {ReadonlyMap<string, string>} pictures SVG of each `src`.
 */
function renderChapters(book, pictures) {
  /** @type {PageMark[]} */
  const pages = [];
  /** @type {Map<string, Chapter>} */
  const firstUses = new Map();
  const parts = book.parts.map((part) => {
    const chapters = part.chapters.map((chapter) => {
      const written = renderChapter(chapter, {
        pictures,
        firstPage: pages.length + 1,
      });
      pages.push(...written.pages);
      for (const term of findTerms(written.markup))
        if (!firstUses.has(term)) firstUses.set(term, chapter);
      return { path: getChapterFile(chapter.id), content: written.markup };
    });
    return [
      { path: getPartFile(part), content: renderPartPage(part) },
      ...chapters,
    ];
  });
  return { files: parts.flat(), pages, firstUses };
}

/**
 * @param {Book} book
 * @returns {TocEntry[]}
 */
function createToc({ parts }) {
  return [
    { title: 'Sobre este libro', href: CREDITS_FILE },
    ...parts.map((part) => ({
      title: getPartTitle(part),
      href: getPartFile(part),
      entries: part.chapters.map((chapter) => ({
        title: getChapterTitle(chapter),
        href: getChapterFile(chapter.id),
      })),
    })),
    { title: 'Glosario', href: GLOSSARY_FILE },
  ];
}

/**
 * Writes a book as EPUB 3.3. The same book gives the same bytes.
 *
 * @param {Book} book
 * @param {object} options
 * @param {string} options.root The project.
 * @param {string} [options.build] Folder of the built site.
 * @returns {Promise<Uint8Array>}
 */
export async function createEpub(
  book,
  { root, build = path.join(root, 'build') },
) {
  const {
    files: chapters,
    pages,
    firstUses,
  } = renderChapters(book, await readPictures([book], build));
  const toc = createToc(book);
  const [firstPart] = book.parts;
  const landmarks = [
    { type: 'cover', title: 'Portada', href: COVER_FILE },
    { type: 'toc', title: 'Contenido', href: `${NAV_FILE}#toc` },
    ...(firstPart
      ? [
          {
            type: 'bodymatter',
            title: 'Primer módulo',
            href: getPartFile(firstPart),
          },
        ]
      : []),
    { type: 'glossary', title: 'Glosario', href: GLOSSARY_FILE },
  ];
  /** @type {BookFile[]} */
  const documents = [
    { path: COVER_FILE, content: renderCoverPage(book) },
    { path: TITLE_FILE, content: renderTitlePage(book) },
    { path: CREDITS_FILE, content: renderCredits(book) },
    { path: NAV_FILE, content: renderNav({ toc, landmarks, pages }) },
    ...chapters,
    { path: GLOSSARY_FILE, content: renderGlossary(book, firstUses) },
  ];
  const files = [
    ...documents,
    { path: NCX_FILE, content: renderNcx(book, toc) },
    {
      path: STYLESHEET,
      content: await readFile(path.join(root, SHEET_SOURCE), 'utf8'),
    },
    { path: COVER_IMAGE, content: renderCover(book, root) },
    ...(await subsetCodeFonts(root, documents)),
  ];
  const resources = files.map(({ path: file, content }) => ({
    path: file,
    properties: getProperties(file, content),
  }));
  const spine = documents.map((document) => document.path);
  return packBook([
    { path: 'META-INF/container.xml', content: renderContainer() },
    {
      path: `${CONTENT_FOLDER}/package.opf`,
      content: renderPackage(book, resources, spine),
    },
    ...files.map(({ path: file, content }) => ({
      path: `${CONTENT_FOLDER}/${file}`,
      content,
    })),
  ]);
}

/**
 * @param {string} file
 * @param {BookFile['content']} content
 * @returns {string | undefined} Properties of a file in the package.
 */
function getProperties(file, content) {
  if (file === NAV_FILE) return 'nav';
  if (file === COVER_IMAGE) return 'cover-image';
  return typeof content === 'string' && content.includes('<svg ')
    ? 'svg'
    : undefined;
}
