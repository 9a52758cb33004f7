/* global document, performance -- part of it runs on the page */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  encodeShareFragment,
  measureEagerBytes,
  readLabWords,
  withServedSite,
  createAppFileFilter,
  readRendererMemory,
  sumFileSizes,
  measureNativeRun,
  measurePress,
} from './lib/bench-labs.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import {
  formatKilobytes,
  median,
  formatMegabytes,
  formatMilliseconds,
} from './lib/figures.mjs';
import { formatTable } from './lib/table.mjs';

const SITE = 'build';
const SCRATCH_FOLDER = '.cache/bench-clab';
const LESSON = 'stevelabs/program1/holamundo/';
const PLAYGROUND = 'laboratorio/c/';

const { c: words } = await readLabWords(process.cwd());

const COLD_VISIT_COUNT = 5;
const WARM_RUN_COUNT = 15;
const STOP_COUNT = 5;

/** Equals `fallbackMark` of `src/labs/c/client`. */
const FALLBACK_MARK = 'c-lab:more-compiler';

const HELLO = `#include <stdio.h>

int main(void)
{
    printf("Hola, mundo\\n");
    return 0;
}
`;

const ENDLESS = `#include <stdio.h>

int main(void)
{
    puts("sin fin");
    for (;;)
        ;
}
`;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @param {string} button Beginning of the button's text.
 * @param {string} pattern Regular expression for the program's output.
 * @returns {Promise<number>} Milliseconds.
 */
const measureProgram = (page, button, pattern) =>
  measurePress(page, button, {
    output: `[aria-label="${words.execution}"]`,
    pattern,
  });

/**
 * @param {Page} page
 * @param {string} code
 * @param {string} marker Text of the new program that the previous one lacks.
 */
async function openProgram(page, code, marker) {
  await page.evaluate((fragment) => {
    document.location.hash = fragment;
  }, encodeShareFragment(code));
  await page
    .getByRole('tabpanel')
    .getByRole('textbox')
    .filter({ hasText: marker })
    .waitFor();
}

/** @param {Page} page */
function countFallbacks(page) {
  return page.evaluate(
    (name) => performance.getEntriesByName(name).length,
    FALLBACK_MARK,
  );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureCold(browser, url) {
  /** @type {number[]} */
  const times = [];
  const isApplication = await createAppFileFilter(process.cwd(), SITE, LESSON);
  let bytes = 0;
  let fallbacks = 0;
  for (let visit = 0; visit < COLD_VISIT_COUNT; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}${LESSON}`, { waitUntil: 'networkidle' });
    /** @type {string[]} */
    const requestedUrls = [];
    // Excludes the requests of the service worker, which caches the site.
    page.on('request', (request) => requestedUrls.push(request.url()));
    times.push(await measureProgram(page, words.run, 'Terminó'));
    bytes = await sumFileSizes(
      SITE,
      requestedUrls.filter((address) => !isApplication(address)),
    );
    await page.waitForLoadState('networkidle');
    fallbacks += await countFallbacks(page);
    await context.close();
  }
  return { time: median(times), bytes, fallbacks };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureWarm(browser, url) {
  await mkdir(SCRATCH_FOLDER, { recursive: true });
  const source = path.join(SCRATCH_FOLDER, 'hello.c');
  const program = path.resolve(SCRATCH_FOLDER, 'hello');
  await writeFile(source, HELLO);

  const page = await browser.newPage();
  await page.goto(`${url}${PLAYGROUND}`, { waitUntil: 'networkidle' });
  await openProgram(page, HELLO, 'Hola, mundo');
  await measureProgram(page, words.run, 'Terminó');
  const memory = await readRendererMemory(browser);

  /** @type {number[]} */
  const labTimes = [];
  /** @type {number[]} */
  const nativeTimes = [];
  for (let turn = 0; turn < WARM_RUN_COUNT; turn += 1) {
    nativeTimes.push(measureNativeRun(source, program));
    labTimes.push(await measureProgram(page, words.run, 'Terminó'));
  }

  await openProgram(page, ENDLESS, 'sin fin');
  /** @type {number[]} */
  const stops = [];
  for (let turn = 0; turn < STOP_COUNT; turn += 1) {
    await measureProgram(page, words.run, 'Ejecutando.*sin fin');
    stops.push(await measureProgram(page, words.stop, 'Parado'));
  }
  await openProgram(page, HELLO, 'Hola, mundo');
  const afterStop = await measureProgram(page, words.run, 'Terminó');
  const fallbacks = await countFallbacks(page);
  await page.close();
  return {
    ours: median(labTimes),
    native: median(nativeTimes),
    stop: median(stops),
    afterStop,
    memory,
    fallbacks,
  };
}

await runCli(async () => {
  if (!(await isFile(path.join(SITE, LESSON, 'index.html'))))
    throw new UserError(
      'No hay un sitio construido.',
      'Ejecuta antes: npm run build',
    );
  const eager = await measureEagerBytes(process.cwd());
  const { cold, warm } = await withServedSite(SITE, async (browser, url) => ({
    cold: await measureCold(browser, url),
    warm: await measureWarm(browser, url),
  }));

  const { memory } = warm;
  console.log(
    formatTable([
      ['', 'medido', 'límite'],
      [
        'lo que el laboratorio añade a una lección antes de pulsar nada',
        formatKilobytes(eager.scripts + eager.styles),
        '15 KB',
      ],
      [
        'lo que descarga el primer programa además de la aplicación, sin compresión',
        formatMegabytes(cold.bytes),
        '6 MB',
      ],
      [
        `de pulsar a la salida, en una visita nueva (mediana de ${COLD_VISIT_COUNT})`,
        formatMilliseconds(cold.time),
        '1500 ms',
      ],
      [
        `compilar, enlazar y ejecutar después (mediana de ${WARM_RUN_COUNT})`,
        formatMilliseconds(warm.ours),
        '',
      ],
      ['lo mismo con gcc en esta máquina', formatMilliseconds(warm.native), ''],
      [
        'cuántas veces más que gcc',
        (warm.ours / warm.native).toFixed(1).replace('.', ','),
        '4',
      ],
      ['parar un bucle sin fin', formatMilliseconds(warm.stop), '100 ms'],
      [
        'el programa siguiente, tras pararlo',
        formatMilliseconds(warm.afterStop),
        '',
      ],
      [
        'memoria de la página tras el primer programa (y la mayor hasta entonces)',
        memory
          ? `${formatMegabytes(memory.now)} (${formatMegabytes(memory.peak)})`
          : 'solo en Linux',
        '350 MB',
      ],
      [
        'programas que necesitaron otro trozo del compilador',
        `${cold.fallbacks + warm.fallbacks}`,
        '0',
      ],
    ]),
  );
  return 0;
});
