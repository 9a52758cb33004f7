// Words as readers type and misspell them. cspell:disable
/* global document, Event, HTMLInputElement, MutationObserver, performance -- part of it runs on the page */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { addGeneratedLessons, summarizeIndex } from './lib/bench-search.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { formatKilobytes, median } from './lib/figures.mjs';
import { isFile } from './lib/files.mjs';
import { buildIndex } from './lib/pagefind.mjs';
import { importTypeScript } from './lib/typescript.mjs';
import { findBrowserForManualRun } from './lib/browser.mjs';
import { startServer } from './lib/static-server.mjs';
import { formatTable } from './lib/table.mjs';

const GENERATED_LESSONS = 1000;
const SITE = 'build';
const GROWN_SITE = '.cache/bench-search';

/** Queries to time; the first one also loads the search itself. */
const QUERIES = [
  'printf',
  'instalacion',
  'variables',
  'carpeta',
  'chmdo',
  'u+x',
  'ls -l',
  'como instalar node',
  'discos duros',
];

const REPETITIONS = 9;

/**
 * Types a query with a single input event and waits for its results on the
 * page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 * @returns {Promise<number>} Milliseconds, including the search's own debounce.
 */
function measureQuery(page, query) {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const field = /** @type {HTMLInputElement} */ (
          document.querySelector('dialog [role="combobox"]')
        );
        const list = document.querySelector('dialog [role="listbox"]');
        const { set } =
          Object.getOwnPropertyDescriptor(
            HTMLInputElement.prototype,
            'value',
          ) ?? {};
        let startTime = 0;
        const observer = new MutationObserver(() => {
          if (list?.getAttribute('aria-busy') !== 'false') return;
          observer.disconnect();
          resolve(performance.now() - startTime);
        });
        if (list) observer.observe(list, { attributes: true });
        startTime = performance.now();
        set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    query,
  );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} root
 */
async function measureQueries(browser, root) {
  const server = await startServer({ root, port: 0 });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(`${server.url}stevelabs/program1/salida/`, {
    waitUntil: 'networkidle',
  });
  bytes = 0;
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('combobox').waitFor();

  /** @type {string[][]} */
  const rows = [];
  for (const query of QUERIES) {
    const first = await measureQuery(page, query);
    await page.waitForLoadState('networkidle');
    const statusText =
      (await page.locator('dialog [role="status"]').textContent()) ?? '';
    const transferSize = bytes;
    bytes = 0;
    /** @type {number[]} */
    const repeatTimes = [];
    for (let turn = 0; turn < REPETITIONS; turn += 1) {
      await measureQuery(page, `zz${turn}`);
      repeatTimes.push(await measureQuery(page, query));
    }
    bytes = 0;
    rows.push([
      query,
      formatKilobytes(transferSize),
      `${first.toFixed(0)} ms`,
      `${median(repeatTimes).toFixed(0)} ms`,
      `${Math.min(...repeatTimes).toFixed(0)} ms`,
      statusText,
    ]);
  }
  await page.close();
  await server.close();
  return rows;
}

await runCli(async () => {
  if (!(await isFile(path.join(SITE, 'pagefind', 'pagefind.js'))))
    throw new UserError(
      'No hay un sitio construido con su índice.',
      'Ejecuta antes: npm run build',
    );
  await addGeneratedLessons(SITE, GROWN_SITE, GENERATED_LESSONS);
  const { stemWord } = /** @type {typeof import('../src/search/text')} */ (
    await importTypeScript(process.cwd(), 'src/search/text.ts')
  );
  const startTime = Date.now();
  await buildIndex({
    projectDir: process.cwd(),
    site: path.resolve(GROWN_SITE),
    output: path.resolve(GROWN_SITE, 'pagefind'),
    catalogFile: 'catalog.json',
    homes: {},
    stemWord,
  });
  const seconds = (Date.now() - startTime) / 1000;

  const browser = await chromium.launch({
    executablePath: findBrowserForManualRun(),
    args: ['--no-sandbox'],
  });
  for (const [title, root] of [
    ['El sitio', SITE],
    [`El sitio y ${GENERATED_LESSONS} lecciones generadas`, GROWN_SITE],
  ]) {
    console.log(`\n${title}\n`);
    console.log(
      formatTable([
        ['índice', 'archivos', 'en total', 'el mayor'],
        ...(await summarizeIndex(path.join(String(root), 'pagefind'))),
      ]),
    );
    console.log('');
    console.log(
      formatTable([
        [
          'consulta',
          'en la red',
          'la primera vez',
          'después',
          'la mejor',
          'encontró',
        ],
        ...(await measureQueries(browser, String(root))),
      ]),
    );
  }
  await browser.close();
  console.log(
    `\nIndexar ${GENERATED_LESSONS} lecciones más tardó ${seconds.toFixed(1)} s. Los tiempos incluyen nuestra pausa de 40 ms.`,
  );
  return 0;
});
