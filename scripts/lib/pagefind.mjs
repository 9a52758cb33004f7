import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { listFiles } from './files.mjs';
import { renderSearchableHtml } from './searchable.mjs';
import {
  collectVocabulary,
  dropRareForms,
  encodeWords,
  trimVocabulary,
} from './vocabulary.mjs';

const run = promisify(execFile);

/**
 * JavaScript file of the program: on Windows `node_modules/.bin` holds none.
 */
const PAGEFIND_CLI_PATH = 'node_modules/pagefind/lib/runner/bin.cjs';

/**
 * Characters that are part of a word, besides letters and digits: `u+x`,
 * `#include`, `%d`, `/etc/passwd`, `ls -l`, `->`.
 */
const wordSymbols = '#%&|<>+-/.$~*=!_:;@\\^?';

/**
 * Size of a part of the index, in Pagefind's own unit. Its default makes parts
 * of up to 50 KB, more than a further query may cost; only this variable
 * changes it, as there is no option.
 */
const chunkSizeEnv = { PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE: '1000' };

/**
 * Files of the bundle that are served: its interfaces and its own worker are
 * not used.
 */
const servedFiles = [
  /^pagefind\.js$/,
  /^pagefind-entry\.json$/,
  /^pagefind\.[^/]+\.pf_meta$/,
  /^wasm\.es\.pagefind$/,
  /^(?:fragment|index)\//,
];

/** Prefix of the JSON of each page, inside the compressed file. */
const FRAGMENT_SIGNATURE = 'pagefind_dcd';

/**
 * @param {string} file Path inside the bundle.
 * @returns {boolean}
 */
export function isServed(file) {
  return servedFiles.some((pattern) => pattern.test(file));
}

/**
 * @typedef {object} IndexedPage
 * @property {string} id Name of the page in the index.
 * @property {string} kind
 * @property {string} path Address of the page, without the base URL.
 * @property {boolean} isPlanned True when it only announces future content.
 * @property {string} text
 */

/**
 * @param {unknown} page
 * @returns {page is {content: string, url: string, filters: {kind: [string], state?: string[]}}}
 */
function isPage(page) {
  return (
    typeof page === 'object' &&
    page !== null &&
    'content' in page &&
    typeof page.content === 'string' &&
    'url' in page &&
    typeof page.url === 'string' &&
    'filters' in page &&
    typeof page.filters === 'object' &&
    page.filters !== null &&
    'kind' in page.filters &&
    Array.isArray(page.filters.kind) &&
    typeof page.filters.kind[0] === 'string'
  );
}

/**
 * Reads a page of the index.
 *
 * @param {string} file
 * @param {Uint8Array} content
 * @returns {IndexedPage}
 * @throws when Pagefind's format is not the expected one.
 */
export function readFragment(file, content) {
  const text = gunzipSync(content).toString('utf8');
  /** @type {unknown} */
  const page = text.startsWith(FRAGMENT_SIGNATURE)
    ? JSON.parse(text.slice(FRAGMENT_SIGNATURE.length))
    : undefined;
  if (!isPage(page))
    throw new Error(
      `No se entiende un archivo del índice de búsqueda: ${file}\n  se esperaba: el texto y el tipo de una página, como los escribe Pagefind 1.5\n  se encontró: «${text.slice(0, 40)}…»`,
    );
  return {
    id: path.basename(file, '.pf_fragment'),
    kind: page.filters.kind[0],
    path: page.url,
    isPlanned: page.filters.state?.includes('planned') ?? false,
    text: page.content,
  };
}

/**
 * @typedef {Readonly<Record<string, readonly string[]>>} HomePages Paths of the
 *   pages that come first, by folded word.
 */

/**
 * Renders the catalog that the search loads once: the words, to correct
 * misspelt ones, and the pages of each kind, the planned ones and those that
 * come first for a word, to sort results without loading them.
 *
 * @param {readonly IndexedPage[]} pages
 * @param {HomePages} homes
 * @param {(word: string) => string} stemWord
 * @returns {string}
 */
function renderCatalog(pages, homes, stemWord) {
  const ids = new Map(pages.map(({ path: address, id }) => [address, id]));
  const getPageId = (/** @type {string} */ address) => {
    const id = ids.get(address);
    if (id === undefined)
      throw new Error(
        `La búsqueda no tiene la página de una palabra.\n  se esperaba: una página con texto que se busque\n  se encontró: ${address}`,
      );
    return id;
  };
  /** @type {Record<string, string[]>} */
  const byKind = {};
  for (const { id, kind } of pages) (byKind[kind] ??= []).push(id);
  const words = dropRareForms(
    collectVocabulary(pages.map(({ text }) => text)),
    stemWord,
  );
  const rest = {
    pages: byKind,
    homes: Object.fromEntries(
      Object.entries(homes).map(([word, paths]) => [
        word,
        paths.map(getPageId),
      ]),
    ),
    planned: pages.filter(({ isPlanned }) => isPlanned).map(({ id }) => id),
  };
  return JSON.stringify({
    words: encodeWords(trimVocabulary(words, rest)),
    ...rest,
  });
}

/**
 * @param {string} site
 * @param {string} copy Folder that receives the searchable pages, as Pagefind
 *   has to read them.
 * @throws when there is none: Pagefind would index all pages.
 */
async function copySearchable(site, copy) {
  let hasPages = false;
  for (const file of await listFiles(site)) {
    if (!file.endsWith('.html')) continue;
    const html = renderSearchableHtml(
      await readFile(path.join(site, file), 'utf8'),
    );
    if (html === undefined) continue;
    hasPages = true;
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), html);
  }
  if (!hasPages)
    throw new Error(
      `La búsqueda no tiene nada que buscar.\n  se esperaba: páginas con data-pagefind-body en ${site}\n  se encontró: ninguna`,
    );
}

/**
 * @param {string} projectDir
 * @param {string} site Folder of the pages, as Pagefind has to read them.
 * @param {string} output
 */
async function runPagefind(projectDir, site, output) {
  await run(
    process.execPath,
    [
      path.join(projectDir, PAGEFIND_CLI_PATH),
      `--site=${site}`,
      `--output-path=${output}`,
      '--force-language=es',
      `--include-characters=${wordSymbols}`,
      '--silent',
    ],
    { env: { ...process.env, ...chunkSizeEnv } },
  );
}

/**
 * Indexes the pages of a built site that mark what of them is searched; see
 * `src/search/kinds`.
 *
 * @param {object} options
 * @param {string} options.projectDir
 * @param {string} options.site Folder of the built site.
 * @param {string} options.output Folder of the index.
 * @param {string} options.catalogFile Name of the catalog, in that folder.
 * @param {HomePages} options.homes Paths of the pages that come first for a word.
 * @param {(word: string) => string} options.stemWord Stem of a folded word, as
 *   the search knows it.
 * @returns {Promise<void>}
 * @throws when Pagefind fails or finds no page.
 */
export async function buildIndex({
  projectDir,
  site,
  output,
  catalogFile,
  homes,
  stemWord,
}) {
  await rm(output, { recursive: true, force: true });
  const copy = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  try {
    await copySearchable(site, copy);
    await runPagefind(projectDir, copy, output);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  /** @type {IndexedPage[]} */
  const pages = [];
  for (const file of await listFiles(output)) {
    const full = path.join(output, file);
    if (!isServed(file)) await rm(full);
    else if (file.startsWith('fragment/'))
      pages.push(readFragment(file, await readFile(full)));
  }
  await writeFile(
    path.join(output, catalogFile),
    renderCatalog(pages, homes, stemWord),
  );
}
