import path from 'node:path';
import { chromium } from '@playwright/test';
import { memoryOf, sentBytes } from './lib/bench-clab.mjs';
import { makeBenchSite } from './lib/bench-linux.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import { median } from './lib/figures.mjs';
import { which } from './lib/process.mjs';
import { startServer } from './lib/static-server.mjs';
import { formatTable } from './lib/table.mjs';

const FOLDER = '.cache/bench-linux';
const COLD_VISITS = 5;
const WARM_TURNS = 15;
const RESETS = 10;

/** What a check of an exercise asks, more or less. */
const CHECK = `cd /home/alumno
for f in Documentos/notas.txt Documentos/compras.txt; do stat -c '%n %F %a %U %G' "$f"; done
id alumno; grep -c . Documentos/notas.txt; [ -d Descargas ]`;

/**
 * @typedef {object} Bench The page's own.
 * @property {() => Promise<number>} start
 * @property {(text: string) => Promise<number>} command
 * @property {() => Promise<number>} reset
 * @property {(script: string) => Promise<number>} check
 */

/** @typedef {typeof globalThis & {bench: Bench}} BenchWindow */

/** @param {import('@playwright/test').Browser} browser */
async function rendererMemory(browser) {
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
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  /** @type {string[]} */
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  const start = await page.evaluate(() =>
    /** @type {BenchWindow} */ (globalThis).bench.start(),
  );
  const answer = await page.evaluate(() =>
    /** @type {BenchWindow} */ (globalThis).bench.command(':'),
  );
  const prompt = await sentBytes(FOLDER, asked);
  const list = await page.evaluate(() =>
    /** @type {BenchWindow} */ (globalThis).bench.command('ls -l'),
  );
  const listed = await sentBytes(FOLDER, asked);
  return { context, page, start: start + answer, prompt, list, listed };
}

/**
 * @param {import('@playwright/test').Page} page
 */
async function measureWarm(page) {
  /** @param {number} count @param {() => Promise<number>} turn */
  const repeat = async (count, turn) => {
    /** @type {number[]} */
    const times = [];
    for (let each = 0; each < count; each += 1) times.push(await turn());
    return median(times);
  };
  const list = await repeat(WARM_TURNS, () =>
    page.evaluate(() =>
      /** @type {BenchWindow} */ (globalThis).bench.command('ls'),
    ),
  );
  const checkOnce = () =>
    page.evaluate(
      (script) => /** @type {BenchWindow} */ (globalThis).bench.check(script),
      CHECK,
    );
  const firstCheck = await checkOnce();
  const check = await repeat(WARM_TURNS, checkOnce);
  const reset = await repeat(RESETS, () =>
    page.evaluate(() => /** @type {BenchWindow} */ (globalThis).bench.reset()),
  );
  return { list, firstCheck, check, reset };
}

const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;
const megabytes = (/** @type {number} */ bytes) =>
  `${(bytes / 1e6).toFixed(2).replace('.', ',')} MB`;

await runCli(async () => {
  const root = process.cwd();
  if (!(await isFile(path.join(root, '.cache', 'labs', 'manifest.json'))))
    throw new UserError(
      'No está preparada la máquina de Linux de las páginas.',
      'Ejecuta antes: npm run labs',
    );
  await makeBenchSite(root, path.join(root, FOLDER));
  const server = await startServer({ root: FOLDER, port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? which('chromium'),
    args: ['--no-sandbox'],
  });
  /** @type {number[]} */
  const starts = [];
  /** @type {number[]} */
  const lists = [];
  for (let turn = 1; turn < COLD_VISITS; turn += 1) {
    const { context, start, list } = await visit(browser, server.url);
    starts.push(start);
    lists.push(list);
    await context.close();
  }
  const last = await visit(browser, server.url);
  starts.push(last.start);
  lists.push(last.list);
  const warm = await measureWarm(last.page);
  const memory = await rendererMemory(browser);
  await browser.close();
  await server.close();

  console.log(
    formatTable([
      ['', 'medido', 'límite'],
      [
        'lo que se descarga hasta el primer indicador, sin compresión del servidor',
        megabytes(last.prompt),
        '6 MB',
      ],
      ['y hasta el primer «ls -l»', megabytes(last.listed), '7 MB'],
      [
        `de pulsar a un indicador que responde (mediana de ${String(COLD_VISITS)})`,
        ms(median(starts)),
        '1500 ms',
      ],
      ['el primer «ls -l»', ms(median(lists)), ''],
      [
        `«ls» después (mediana de ${String(WARM_TURNS)})`,
        ms(warm.list),
        '400 ms',
      ],
      [
        `volver a empezar (mediana de ${String(RESETS)})`,
        ms(warm.reset),
        '500 ms',
      ],
      ['la primera comprobación', ms(warm.firstCheck), ''],
      [
        `comprobar (mediana de ${String(WARM_TURNS)})`,
        ms(warm.check),
        '500 ms',
      ],
      [
        'memoria de la página después (y la mayor hasta entonces)',
        memory
          ? `${megabytes(memory.now)} (${megabytes(memory.peak)})`
          : 'solo en Linux',
        '450 MB',
      ],
    ]),
  );
  return 0;
});
