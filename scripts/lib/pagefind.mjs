import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { listFiles } from './files.mjs';
import { collectVocabulary, renderVocabulary } from './vocabulary.mjs';

const run = promisify(execFile);

/** The program by file: on Windows `node_modules/.bin` holds no JavaScript. */
const program = 'node_modules/pagefind/lib/runner/bin.cjs';

/**
 * What is part of a word besides letters and digits: `u+x`, `#include`, `%d`,
 * `/etc/passwd`, `ls -l`, `->`.
 */
const symbols = '#%&|<>+-/.$~*=!_:;@\\^?';

/** What the theme adds to a text and nobody looks for. */
const decoration = '.hash-link, [aria-hidden="true"], [data-live], button, img';

/**
 * Size of a part of the index, in Pagefind's own measure. Its default makes
 * parts of up to 50 KB, more than one more query may cost; there is no option
 * for it, only this variable.
 */
const partSize = { PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE: '3000' };

/** The bundle also brings interfaces and a worker of its own, which nobody asks for. */
const served = [
  /^pagefind\.js$/,
  /^pagefind-entry\.json$/,
  /^pagefind\.[^/]+\.pf_meta$/,
  /^wasm\.es\.pagefind$/,
  /^(?:fragment|index|filter)\//,
];

/** Before the JSON of each page, inside the compressed file. */
const SIGNATURE = 'pagefind_dcd';

/**
 * @param {string} file Path inside the bundle.
 * @returns {boolean}
 */
export function isServed(file) {
  return served.some((pattern) => pattern.test(file));
}

/**
 * Text of a page as it was indexed.
 *
 * @param {string} file
 * @param {Uint8Array} content
 * @returns {string}
 * @throws when Pagefind writes it in another way than it did.
 */
export function readFragment(file, content) {
  const text = gunzipSync(content).toString('utf8');
  /** @type {unknown} */
  const page = text.startsWith(SIGNATURE)
    ? JSON.parse(text.slice(SIGNATURE.length))
    : undefined;
  if (
    typeof page === 'object' &&
    page !== null &&
    'content' in page &&
    typeof page.content === 'string'
  )
    return page.content;
  throw new Error(
    `No se entiende un archivo del índice de búsqueda: ${file}\n  se esperaba: el texto de una página, como lo escribe Pagefind 1.5\n  se encontró: «${text.slice(0, 40)}…»`,
  );
}

/**
 * Where no page asks for it, Pagefind would index all of them.
 *
 * @param {string} site
 * @returns {Promise<boolean>}
 */
async function hasSearchablePage(site) {
  for (const file of await listFiles(site)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(path.join(site, file), 'utf8');
    if (html.includes('data-pagefind-body')) return true;
  }
  return false;
}

/**
 * Indexes the pages of a built site that say what of them is searched, see
 * `src/search/kinds`.
 *
 * @param {object} options
 * @param {string} options.projectDir
 * @param {string} options.site Folder of the built site.
 * @param {string} options.output Folder of the index.
 * @param {string} options.wordsFile Name of the list of words, in that folder.
 * @returns {Promise<void>}
 * @throws when Pagefind fails or finds no page.
 */
export async function buildIndex({ projectDir, site, output, wordsFile }) {
  await rm(output, { recursive: true, force: true });
  if (!(await hasSearchablePage(site)))
    throw new Error(
      `La búsqueda no tiene nada que buscar.\n  se esperaba: páginas con data-pagefind-body en ${site}\n  se encontró: ninguna`,
    );
  await run(
    process.execPath,
    [
      path.join(projectDir, program),
      `--site=${site}`,
      `--output-path=${output}`,
      '--force-language=es',
      `--include-characters=${symbols}`,
      `--exclude-selectors=${decoration}`,
      '--silent',
    ],
    { env: { ...process.env, ...partSize } },
  );
  /** @type {string[]} */
  const texts = [];
  for (const file of await listFiles(output)) {
    const full = path.join(output, file);
    if (!isServed(file)) await rm(full);
    else if (file.startsWith('fragment/'))
      texts.push(readFragment(file, await readFile(full)));
  }
  await writeFile(
    path.join(output, wordsFile),
    renderVocabulary(collectVocabulary(texts)),
  );
}
