/* global document, MutationObserver -- part of it runs on the page */
import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowserForManualRun } from './browser.mjs';
import { UserError } from './cli.mjs';
import { getMediaType } from './media-types.mjs';
import { which } from './process.mjs';
import { startServer } from './static-server.mjs';
import { importTypeScript } from './typescript.mjs';

/** Modules of the laboratories that a lesson loads before any click. */
const LAB_ENTRY_MODULES = [
  'src/labs/c/views/CLab/index.tsx',
  'src/labs/c/exercise/index.tsx',
  'src/labs/linux/views/Terminal/index.tsx',
];

/**
 * Serves a built site, opens a browser and runs a measurement with both. They
 * are closed also after an error: left open, they would keep the command from
 * ending.
 *
 * @template T
 * @param {string} root
 * @param {(browser: import('@playwright/test').Browser, url: string) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withServedSite(root, measure) {
  const server = await startServer({ root, port: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowserForManualRun(),
    args: ['--no-sandbox'],
  });
  try {
    return await measure(browser, server.url);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/**
 * Measures the bytes that the laboratories add to each lesson before any click:
 * their own modules, bundled apart and compressed. Imports from the rest of the
 * site do not count, since they load anyway, nor do dynamic imports, which load
 * on demand.
 *
 * @param {string} root
 * @returns {Promise<{scripts: number, styles: number}>}
 */
export async function measureEagerBytes(root) {
  const result = await build({
    absWorkingDir: root,
    stdin: {
      contents: LAB_ENTRY_MODULES.map(
        (entry, index) => `export * as part${index} from './${entry}';`,
      ).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    loader: { '.module.css': 'local-css' },
    plugins: [
      {
        name: 'only-the-lab',
        setup: ({ onResolve }) => {
          onResolve(
            { filter: /.*/ },
            ({ kind, path: wantedPath, importer }) => {
              if (kind === 'entry-point' || importer === '<stdin>') return null;
              const target = path.resolve(path.dirname(importer), wantedPath);
              const isOwn =
                wantedPath.startsWith('.') &&
                target.startsWith(path.join(root, 'src', 'labs') + path.sep);
              return isOwn && kind !== 'dynamic-import'
                ? null
                : { path: wantedPath, external: true };
            },
          );
        },
      },
    ],
  });
  const sumSizes = (/** @type {string} */ extension) =>
    result.outputFiles
      .filter(({ path: file }) => file.endsWith(extension))
      .reduce(
        (sum, { contents }) => sum + brotliCompressSync(contents).length,
        0,
      );
  return { scripts: sumSizes('.js'), styles: sumSizes('.css') };
}

/**
 * Reads the list of files that any control of a page loads on its first use,
 * not only a laboratory's: the application's scripts and style sheet.
 *
 * @param {string} root
 * @param {string} site Folder of the built site.
 * @param {string} page Folder of the page inside the site.
 * @returns {Promise<(address: string) => boolean>} Predicate: true when an
 *   address is one of those files.
 */
export async function createAppFileFilter(root, site, page) {
  const { readPageFiles } =
    /** @type {typeof import('../../src/offline/pageFiles')} */ (
      await importTypeScript(root, 'src/offline/pageFiles.ts')
    );
  const file = path.join(site, page, 'index.html');
  const { hydrationFiles } = readPageFiles(await readFile(file, 'utf8'));
  return (address) => hydrationFiles.includes(new URL(address).pathname);
}

const RESULT_TIMEOUT_MS = 30_000;

/** Prefix of the id of the element that labels an exercise. */
export const EXERCISE_LABEL_PREFIX = 'ejercicio-';

/**
 * Selector of an exercise: steps and questions have buttons of the same name,
 * so a button is searched for inside it.
 */
export const EXERCISE_SELECTOR = `[aria-labelledby^="${EXERCISE_LABEL_PREFIX}"]`;

/**
 * @param {string} site
 * @param {Iterable<string>} addresses
 * @returns {string[]} Files of the addresses, without duplicates.
 */
const listFilesAt = (site, addresses) =>
  [...new Set(addresses)].map((address) =>
    path.join(site, decodeURI(new URL(address).pathname)),
  );

/**
 * Adds up the bytes of the files at some addresses, as a host without
 * compression sends them.
 *
 * @param {string} site
 * @param {Iterable<string>} addresses
 * @returns {Promise<number>}
 */
export async function sumFileSizes(site, addresses) {
  let total = 0;
  for (const file of listFilesAt(site, addresses))
    total += (await stat(file)).size;
  return total;
}

/**
 * Adds up the bytes of the files at some addresses, as a host that compresses
 * with Brotli sends them. Slow: each file is compressed here.
 *
 * @param {string} site
 * @param {Iterable<string>} addresses
 * @returns {Promise<number>}
 */
export async function sumCompressedSizes(site, addresses) {
  let total = 0;
  for (const file of listFilesAt(site, addresses))
    total += getMediaType(file).compress
      ? brotliCompressSync(await readFile(file)).length
      : (await stat(file)).size;
  return total;
}

/**
 * Measures the milliseconds that this machine's gcc takes to compile a program,
 * plus those that the program takes to run.
 *
 * @param {string} source
 * @param {string} program Path of the executable that the compiler writes.
 * @returns {number}
 * @throws {UserError} when gcc is not installed.
 */
export function measureNativeRun(source, program) {
  const compiler = which('gcc');
  if (compiler === undefined)
    throw new UserError(
      'No está gcc, con el que se compara el laboratorio.',
      'Instálalo (en Debian y Ubuntu: «sudo apt install gcc») y repite.',
    );
  const startTime = performance.now();
  for (const [command, args] of /** @type {const} */ ([
    [compiler, ['-std=c17', '-Wall', '-Wextra', source, '-o', program]],
    [program, []],
  ])) {
    const { status, error } = spawnSync(command, args);
    if (status !== 0)
      throw error ?? new Error(`${command} ended with ${String(status)}.`);
  }
  return performance.now() - startTime;
}

/**
 * Reads the memory of a process, in bytes: resident now, and its peak. Only
 * Linux has the file that it reads; elsewhere it returns undefined.
 *
 * @param {number} pid
 * @returns {Promise<{now: number, peak: number} | undefined>}
 */
export async function readProcessMemory(pid) {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return parseProcessMemory(status);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} status Content of `/proc/<pid>/status`.
 * @returns {{now: number, peak: number} | undefined} Bytes; undefined when a
 *   field is missing.
 */
export function parseProcessMemory(status) {
  const read = (/** @type {string} */ name) => {
    const fieldMatch = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status);
    return Number(fieldMatch?.[1]) * 1024;
  };
  const memory = { now: read('VmRSS'), peak: read('VmHWM') };
  return Number.isNaN(memory.now + memory.peak) ? undefined : memory;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{now: number, peak: number} | undefined>} Memory of the
 *   renderer process that uses most, in bytes.
 */
export async function readRendererMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => readProcessMemory(id)),
  );
  return pages
    .filter((memory) => memory !== undefined)
    .sort((a, b) => b.now - a.now)[0];
}

/**
 * Presses the first button whose text begins with a name and waits until some
 * elements show a text that they did not show before. Both run in the page, so
 * that the time excludes the round trips to the browser.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} button Beginning of the button's text.
 * @param {{output: string, pattern: string}} wanted Selector of the elements,
 *   and regular expression for their text.
 * @returns {Promise<number>} Milliseconds.
 */
export function measurePress(page, button, { output, pattern }) {
  return page.evaluate(
    ([name, selector, source, timeoutMs]) =>
      new Promise((resolve, reject) => {
        const pressed = [...document.querySelectorAll('button')].find((each) =>
          each.textContent?.startsWith(name),
        );
        if (!pressed) {
          reject(new Error(`There is no button «${name}».`));
          return;
        }
        const expected = new RegExp(source);
        const readText = () =>
          [...document.querySelectorAll(selector)]
            .map(({ textContent }) => textContent)
            .join('');
        let isWaiting = !expected.test(readText());
        const startTime = performance.now();
        const observer = new MutationObserver(() => {
          const isShown = expected.test(readText());
          isWaiting ||= !isShown;
          if (!isShown || !isWaiting) return;
          observer.disconnect();
          resolve(performance.now() - startTime);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        setTimeout(() => {
          observer.disconnect();
          reject(new Error(`${source} was not shown: ${readText()}`));
        }, timeoutMs);
        pressed.click();
      }),
    /** @type {const} */ ([button, output, pattern, RESULT_TIMEOUT_MS]),
  );
}

/**
 * Reads the texts of the laboratories' buttons from the modules that define
 * them.
 *
 * @param {string} root
 */
export async function readLabWords(root) {
  const { words: c } = /** @type {typeof import('../../src/labs/c/words')} */ (
    await importTypeScript(root, 'src/labs/c/words.ts')
  );
  const { words: linux } =
    /** @type {typeof import('../../src/labs/linux/words')} */ (
      await importTypeScript(root, 'src/labs/linux/words.ts')
    );
  const { words: sql } =
    /** @type {typeof import('../../src/labs/sql/words')} */ (
      await importTypeScript(root, 'src/labs/sql/words.ts')
    );
  const { words: exercise } =
    /** @type {typeof import('../../src/labs/exercise/words')} */ (
      await importTypeScript(root, 'src/labs/exercise/words.ts')
    );
  return { c, linux, sql, exercise };
}

/**
 * Encodes a program as the fragment of an address of the C lab.
 *
 * @param {string} code
 */
export function encodeShareFragment(code) {
  const project = JSON.stringify({ f: [['main.c', code]] });
  return `#c=0${Buffer.from(project).toString('base64url')}`;
}
