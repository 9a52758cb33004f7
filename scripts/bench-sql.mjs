import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  createAppFileFilter,
  readLabWords,
  readRendererMemory,
  sumCompressedSizes,
  measurePress,
  withServedSite,
} from './lib/bench-labs.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import {
  formatKilobytes,
  formatMegabytes,
  formatMilliseconds,
  median,
} from './lib/figures.mjs';
import { isFile } from './lib/files.mjs';
import { which } from './lib/process.mjs';
import { openSlowProxy } from './lib/slow-proxy.mjs';
import { formatTable } from './lib/table.mjs';

const SITE = 'build';
const LESSON = 'stevelabs/bd1/select/';
const LABORATORY = 'laboratorio/sql/';
const NETWORK = { bitsPerSecond: 9e6, roundTripMs: 170 };

const COLD_VISIT_COUNT = 5;
const RUN_COUNT = 9;

const { sql: words } = await readLabWords(process.cwd());

/** Result of a block; the one that the page was built with says no columns. */
const FIRST_RESULT = {
  output: '[data-lab]',
  pattern: String.raw`filas, \d+ columna`,
};

const ROW_COUNT = 100_000;
const LARGE_TABLE = `CREATE TABLE medida (id INTEGER PRIMARY KEY, grupo INTEGER, texto TEXT);
INSERT INTO medida
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROW_COUNT})
SELECT i, i * 7919 % 1000, 'ficha ' || (i * 104729 % 99991) FROM n;
SELECT 'tabla ' || 'llena' AS estado;`;
/** @param {number} turn Makes each text, and its result, different. */
const createLargeQuery = (turn) =>
  `SELECT grupo, count(*) AS filas, max(texto) AS mayor, 'vuelta ' || ${turn} AS vuelta
FROM medida WHERE texto LIKE '%7%' GROUP BY grupo ORDER BY filas DESC, grupo LIMIT 3;`;
const ENDLESS =
  'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;';
const HUGE_TEXT = 'SELECT hex(zeroblob(500000000)) AS texto;';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Times the first query of a visitor, on a slow network, and the same after the
 * page is loaded again.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureFirstQuery(browser, url) {
  const proxy = await openSlowProxy(Number(new URL(url).port), NETWORK);
  const address = `http://localhost:${proxy.port}/${LESSON}`;
  const isApplication = await createAppFileFilter(process.cwd(), SITE, LESSON);
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const repeated = [];
  let bytes = 0;
  try {
    for (let visit = 0; visit < COLD_VISIT_COUNT; visit += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      /** @type {string[]} */
      const requestedUrls = [];
      // Excludes the requests of the service worker, which caches the site.
      page.on('request', (request) => requestedUrls.push(request.url()));
      first.push(await measurePress(page, words.run, FIRST_RESULT));
      bytes = await sumCompressedSizes(
        SITE,
        requestedUrls.filter((each) => !isApplication(each)),
      );
      await page.waitForLoadState('networkidle');
      await page.reload({ waitUntil: 'networkidle' });
      repeated.push(await measurePress(page, words.run, FIRST_RESULT));
      await context.close();
    }
  } finally {
    await proxy.close();
  }
  return { first: median(first), repeated: median(repeated), bytes };
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function writeStatements(page, text) {
  await page.getByRole('main').getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/**
 * Times the large query with Debian's `sqlite3`, as the program itself counts.
 *
 * @param {string} program
 * @returns {number} Milliseconds.
 */
function timeNativeQuery(program) {
  const input = `${LARGE_TABLE}\n.timer on\n${createLargeQuery(0)}\n`;
  const { stdout, status } = spawnSync(program, [':memory:'], {
    input,
    encoding: 'utf8',
  });
  const seconds = /Run Time: real (?<real>[\d.]+)/.exec(stdout)?.groups?.real;
  if (status !== 0 || seconds === undefined)
    throw new Error(`«sqlite3» no dijo su tiempo: ${stdout}`);
  return Number(seconds) * 1000;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} native Path of `sqlite3`.
 */
async function measureLaboratory(browser, url, native) {
  const page = await browser.newPage();
  await page.goto(`${url}${LABORATORY}`, { waitUntil: 'networkidle' });
  const idle = await readRendererMemory(browser);
  /**
   * @param {string} text
   * @param {string} wanted
   * @param {string} [button]
   */
  const timeStatements = async (text, wanted, button = words.run) => {
    await writeStatements(page, text);
    return measurePress(page, button, { output: 'main', pattern: wanted });
  };
  await timeStatements("SELECT 'listo' AS estado;", 'estado.*listo');
  const memory = await readRendererMemory(browser);
  /** @type {number[]} */
  const steps = [];
  for (let turn = 0; turn < RUN_COUNT; turn += 1) {
    steps.push(
      await timeStatements(
        `SELECT titulo, count(*) AS veces, 'v${turn}' AS vuelta FROM juego JOIN prestamo ON prestamo.juego_id = juego.id WHERE jugadores > 1 GROUP BY juego.id HAVING veces > 5 ORDER BY veces DESC;`,
        'Paso 1 de',
        words.steps,
      ),
    );
    await page.getByRole('button', { name: words.closeSteps }).click();
  }
  await timeStatements(LARGE_TABLE, 'tabla llena');
  /** @type {number[]} */
  const here = [];
  /** @type {number[]} */
  const outside = [];
  for (let turn = 0; turn < RUN_COUNT; turn += 1) {
    outside.push(timeNativeQuery(native));
    here.push(await timeStatements(createLargeQuery(turn), `vuelta ${turn}`));
  }
  /** @type {number[]} */
  const stops = [];
  for (let turn = 0; turn < RUN_COUNT; turn += 1) {
    await timeStatements(ENDLESS, words.stop);
    stops.push(
      await measurePress(page, words.stop, {
        output: 'main',
        pattern: 'Lo paraste',
      }),
    );
  }
  const text = await timeStatements(
    HUGE_TEXT,
    'Un texto salió demasiado largo',
  );
  await page.close();
  return {
    steps: median(steps),
    here: median(here),
    outside: median(outside),
    stop: Math.max(...stops),
    text,
    idle,
    memory,
  };
}

await runCli(async () => {
  if (!(await isFile(path.join(SITE, LESSON, 'index.html'))))
    throw new UserError(
      'No hay un sitio construido.',
      'Ejecuta antes: npm run build',
    );
  const native = which('sqlite3');
  if (native === undefined)
    throw new UserError(
      'No está sqlite3, con el que se compara el laboratorio.',
      'Instálalo (en Debian y Ubuntu: «sudo apt install sqlite3») y repite.',
    );
  const { cold, warm } = await withServedSite(SITE, async (browser, url) => ({
    cold: await measureFirstQuery(browser, url),
    warm: await measureLaboratory(browser, url, native),
  }));
  console.log(
    formatTable([
      ['', 'medido', 'límite'],
      [
        `primera consulta de una visita, a 9 Mbit/s y 170 ms (mediana de ${COLD_VISIT_COUNT})`,
        formatMilliseconds(cold.first),
        '1200 ms',
      ],
      ['y lo que descarga', formatKilobytes(cold.bytes), '600 KB'],
      [
        'la misma, al volver a la página',
        formatMilliseconds(cold.repeated),
        '300 ms',
      ],
      [
        `consulta sobre ${ROW_COUNT} filas (mediana de ${RUN_COUNT})`,
        formatMilliseconds(warm.here),
        '',
      ],
      [
        'frente al sqlite3 de esta máquina',
        `${(warm.here / warm.outside).toFixed(2)} veces`,
        '3 veces',
      ],
      [
        `abrir el paso a paso (mediana de ${RUN_COUNT})`,
        formatMilliseconds(warm.steps),
        '150 ms',
      ],
      [
        `parar una consulta sin fin (la peor de ${RUN_COUNT})`,
        formatMilliseconds(warm.stop),
        '100 ms',
      ],
      [
        'rechazar un texto demasiado largo',
        formatMilliseconds(warm.text),
        '100 ms',
      ],
      [
        'memoria de la página con el laboratorio encendido',
        warm.memory && warm.idle
          ? `${formatMegabytes(warm.memory.now)}, y antes ${formatMegabytes(warm.idle.now)}`
          : 'solo en Linux',
        '150 MB',
      ],
    ]),
  );
  return 0;
});
