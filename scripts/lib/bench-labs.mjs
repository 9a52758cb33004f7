import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { browserByHand } from './browser.mjs';
import { UserError } from './cli.mjs';
import { mediaTypeOf } from './media-types.mjs';
import { which } from './process.mjs';
import { startServer } from './static-server.mjs';
import { importTypeScript } from './typescript.mjs';

/** What a lesson shows of the lab before any click. */
const ENTRIES = [
  'src/labs/c/views/CLab/index.tsx',
  'src/labs/c/exercise/index.tsx',
  'src/labs/linux/views/Terminal/index.tsx',
];

/**
 * Measures a built site in a browser, and closes both also after what did not
 * come: they would keep the command from ending.
 *
 * @template T
 * @param {string} root
 * @param {(browser: import('@playwright/test').Browser, url: string) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function onSite(root, measure) {
  const server = await startServer({ root, port: 0 });
  const browser = await chromium.launch({
    executablePath: browserByHand(),
    args: ['--no-sandbox'],
  });
  try {
    return await measure(browser, server.url);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/**
 * Bytes that the lab adds to each lesson before any click: its own modules,
 * bundled apart and compressed. What they use of the rest of the site is there
 * anyway, and what they import on demand has not come yet.
 *
 * @param {string} root
 * @returns {Promise<{scripts: number, styles: number}>}
 */
export async function eagerBytes(root) {
  const result = await build({
    absWorkingDir: root,
    stdin: {
      contents: ENTRIES.map(
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
          onResolve({ filter: /.*/ }, ({ kind, path: wanted, importer }) => {
            if (kind === 'entry-point' || importer === '<stdin>') return null;
            const target = path.resolve(path.dirname(importer), wanted);
            const isOwn =
              wanted.startsWith('.') &&
              target.startsWith(path.join(root, 'src', 'labs') + path.sep);
            return isOwn && kind !== 'dynamic-import'
              ? null
              : { path: wanted, external: true };
          });
        },
      },
    ],
  });
  const sizeOf = (/** @type {string} */ extension) =>
    result.outputFiles
      .filter(({ path: file }) => file.endsWith(extension))
      .reduce(
        (sum, { contents }) => sum + brotliCompressSync(contents).length,
        0,
      );
  return { scripts: sizeOf('.js'), styles: sizeOf('.css') };
}

/**
 * What any control of a page brings the first time, and not only that of a
 * laboratory: the application and its sheet.
 *
 * @param {string} root
 * @param {string} site Built.
 * @param {string} page Its folder in it.
 * @returns {Promise<(address: string) => boolean>} Whether something that was asked for is of it.
 */
export async function readApplication(root, site, page) {
  const { pageFilesOf } =
    /** @type {typeof import('../../src/offline/pageFiles')} */ (
      await importTypeScript(root, 'src/offline/pageFiles.ts')
    );
  const file = path.join(site, page, 'index.html');
  const { parts } = pageFilesOf(await readFile(file, 'utf8'));
  return (address) => parts.includes(new URL(address).pathname);
}

/** How the name of what labels an exercise begins. */
export const EXERCISE_LABEL = 'ejercicio-';

/** Where an exercise is on a page: steps and questions have buttons of the same name. */
export const EXERCISE = `[aria-labelledby^="${EXERCISE_LABEL}"]`;

/**
 * @param {string} site
 * @param {Iterable<string>} addresses
 * @returns {string[]} Their files, each once.
 */
const filesAt = (site, addresses) =>
  [...new Set(addresses)].map((address) =>
    path.join(site, decodeURI(new URL(address).pathname)),
  );

/**
 * Bytes of some files of a site, as a host that compresses nothing sends them.
 *
 * @param {string} site
 * @param {Iterable<string>} addresses
 * @returns {Promise<number>}
 */
export async function sentBytes(site, addresses) {
  let total = 0;
  for (const file of filesAt(site, addresses)) total += (await stat(file)).size;
  return total;
}

/**
 * The same of a host that compresses, which takes long to find out.
 *
 * @param {string} site
 * @param {Iterable<string>} addresses
 * @returns {Promise<number>}
 */
export async function packedBytes(site, addresses) {
  let total = 0;
  for (const file of filesAt(site, addresses))
    total += mediaTypeOf(file).compress
      ? brotliCompressSync(await readFile(file)).length
      : (await stat(file)).size;
  return total;
}

/**
 * Milliseconds that this machine's own compiler takes for a program, with the
 * run of it.
 *
 * @param {string} source
 * @param {string} program Where the compiler leaves it.
 * @returns {number}
 */
export function timeNative(source, program) {
  const compiler = which('gcc');
  if (compiler === undefined)
    throw new UserError(
      'No está gcc, con el que se compara el laboratorio.',
      'Instálalo (en Debian y Ubuntu: «sudo apt install gcc») y repite.',
    );
  const started = performance.now();
  for (const [command, args] of /** @type {const} */ ([
    [compiler, ['-std=c17', '-Wall', '-Wextra', source, '-o', program]],
    [program, []],
  ])) {
    const { status, error } = spawnSync(command, args);
    if (status !== 0)
      throw error ?? new Error(`${command} ended with ${String(status)}.`);
  }
  return performance.now() - started;
}

/**
 * Bytes of memory of a process, now and at most until now; Linux alone tells.
 *
 * @param {number} pid
 * @returns {Promise<{now: number, peak: number} | undefined>}
 */
export async function memoryOf(pid) {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return readMemory(status);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} status As the kernel writes it.
 * @returns {{now: number, peak: number} | undefined}
 */
export function readMemory(status) {
  const read = (/** @type {string} */ name) => {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status);
    return Number(found?.[1]) * 1024;
  };
  const memory = { now: read('VmRSS'), peak: read('VmHWM') };
  return Number.isNaN(memory.now + memory.peak) ? undefined : memory;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{now: number, peak: number} | undefined>} Of the largest page.
 */
export async function rendererMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => memoryOf(id)),
  );
  return pages
    .filter((memory) => memory !== undefined)
    .sort((a, b) => b.now - a.now)[0];
}

/**
 * What is written on the buttons of the laboratories, from where it is written.
 *
 * @param {string} root
 */
export async function labWords(root) {
  const { words: c } = /** @type {typeof import('../../src/labs/c/words')} */ (
    await importTypeScript(root, 'src/labs/c/words.ts')
  );
  const { words: linux } =
    /** @type {typeof import('../../src/labs/linux/words')} */ (
      await importTypeScript(root, 'src/labs/linux/words.ts')
    );
  const { words: exercise } =
    /** @type {typeof import('../../src/labs/exercise/words')} */ (
      await importTypeScript(root, 'src/labs/exercise/words.ts')
    );
  return { c, linux, exercise };
}
