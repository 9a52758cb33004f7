import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { MEDIA_TYPES } from './package.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('axe-core').AxeResults} AxeResults */
/** @typedef {import('axe-core').RunOptions} RunOptions */

/** Address of the book while it is checked; the network never sees it. */
const BOOK_URL = 'https://libro.invalid/';

/** Screen of a reader of six inches. */
const VIEWPORT = { width: 600, height: 800 };

/** Impacts of axe that a book may not have. */
const REFUSED_IMPACTS = new Set(['serious', 'critical']);

/** @type {RunOptions} */
const AXE_OPTIONS = { resultTypes: ['violations'] };

/** Matches the content of a drawing, which is one figure for whoever hears it. */
const DRAWING_CONTENT = /(<svg [^>]*>)[^]*?<\/svg>/g;

const OPENING_TAG = /<([a-z][\w:-]*)([^>]*)>/gi;

/** Matches the attributes that tell two kinds of an element apart. */
const KIND_ATTRIBUTE = /\s(?:class|role|epub:type)="([^"]*)"/g;

/** Classes that only move a line. */
const INDENT_CLASS = / indent-\d+/g;

/** Time that opening a page takes, in letters of a page that axe reads. */
const PAGE_COST = 50_000;

/**
 * Lists the kinds of elements of a page: each name with its class and role.
 *
 * @param {string} markup
 * @returns {Set<string>}
 */
const listElementKinds = (markup) =>
  new Set(
    [...markup.replace(DRAWING_CONTENT, '$1').matchAll(OPENING_TAG)].map(
      ([, name = '', attributes = '']) =>
        [
          name,
          ...[...attributes.matchAll(KIND_ATTRIBUTE)].map(
            ([, value = '']) => value,
          ),
        ]
          .join(' ')
          .replace(INDENT_CLASS, ''),
    ),
  );

/**
 * Chooses pages that have, among them, every kind of element of a book.
 *
 * @param {ReadonlyMap<string, string>} pages Markup of each page.
 * @returns {string[]} Paths of few pages.
 */
export function choosePages(pages) {
  const kinds = new Map(
    [...pages].map(([file, markup]) => [file, listElementKinds(markup)]),
  );
  const left = new Set([...kinds.values()].flatMap((some) => [...some]));
  /** @param {string} file */
  const countNew = (file) =>
    [...(kinds.get(file) ?? [])].filter((kind) => left.has(kind)).length;
  /** @param {string} file */
  const getWorth = (file) =>
    countNew(file) / (PAGE_COST + (pages.get(file)?.length ?? 0));
  /** @type {string[]} */
  const chosen = [];
  while (left.size > 0) {
    const [best = ''] = [...pages.keys()].sort(
      (a, b) => getWorth(b) - getWorth(a),
    );
    chosen.push(best);
    for (const kind of kinds.get(best) ?? []) left.delete(kind);
  }
  return chosen;
}

/**
 * @param {string} root The project.
 * @returns {Promise<string>} Script that adds axe, in Spanish, to a page.
 */
async function readAxe(root) {
  const [source, locale] = await Promise.all(
    ['axe.min.js', 'locales/es.json'].map((file) =>
      readFile(path.join(root, 'node_modules/axe-core', file), 'utf8'),
    ),
  );
  return `${source};axe.configure({ locale: ${locale} });`;
}

/**
 * @param {Page} page
 * @param {string} file
 * @param {string} axe
 * @returns {Promise<string[]>}
 */
async function findPageFaults(page, file, axe) {
  await page.goto(`${BOOK_URL}${file}`);
  await page.evaluate(axe);
  const { violations } = await page.evaluate((options) => {
    const { axe: checker } =
      /** @type {typeof globalThis & {axe: {run: (options: RunOptions) => Promise<AxeResults>}}} */ (
        globalThis
      );
    return checker.run(options);
  }, AXE_OPTIONS);
  return violations
    .filter(({ impact }) => REFUSED_IMPACTS.has(impact ?? ''))
    .map(({ id, help, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' '));
      const rest = places.length > 1 ? ` y ${places.length - 1} más` : '';
      return `axe ${id}: ${help} (${file}: ${places[0] ?? ''}${rest})`;
    });
}

/**
 * Finds what axe calls serious or critical in the pages of a book.
 *
 * @param {Uint8Array} bytes
 * @param {object} options
 * @param {string} options.root The project.
 * @param {Browser} options.browser
 * @param {boolean} [options.isEveryPage] False to look at a sample with every
 *   kind of element.
 * @returns {Promise<string[]>} Faults, in Spanish.
 */
export async function findAccessibilityFaults(
  bytes,
  { root, browser, isEveryPage = false },
) {
  const files = unzipSync(bytes);
  const pages = new Map(
    Object.entries(files)
      .filter(([file]) => file.endsWith('.xhtml'))
      .map(([file, content]) => [file, strFromU8(content)]),
  );
  const axe = await readAxe(root);
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.route('**/*', (route) => {
    const file = decodeURI(new URL(route.request().url()).pathname.slice(1));
    const content = files[file];
    return content
      ? route.fulfill({
          body: Buffer.from(content),
          contentType: MEDIA_TYPES[path.extname(file)],
        })
      : route.abort();
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  for (const file of isEveryPage ? pages.keys() : choosePages(pages))
    faults.push(...(await findPageFaults(page, file, axe)));
  await context.close();
  return faults;
}
