/* global document, performance, requestAnimationFrame -- part of it runs on the page */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  eagerBytes,
  EXERCISE,
  labWords,
  onSite,
  packedBytes,
  readApplication,
  rendererMemory,
  sentBytes,
} from './lib/bench-labs.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import { kilobytes, median, megabytes, milliseconds } from './lib/figures.mjs';
import { formatTable } from './lib/table.mjs';

const SITE = 'build';
/**
 * Page with sessions to repeat, and page whose exercises prepare the machine.
 */
const SESSIONS = 'dumix/clibasic/';
const EXERCISES = 'dumix/linux1/directorio/';

const words = await labWords(process.cwd());
/** Button that opens the exercise; its name ends with the exercise's title. */
const openExercise = {
  press: new RegExp(`^${words.exercise.open}`),
  part: EXERCISE,
};

const COLD_VISITS = 5;
const WARM_TURNS = 15;
const RESETS = 10;
const PATIENCE_MS = 30_000;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * State of the page that ends a measurement.
 *
 * @typedef {object} Wanted
 * @property {string} [typed] The screen has a line that ends with this command,
 *   and the prompt waits below.
 * @property {boolean} [blank] The screen shows only a prompt.
 * @property {string} [last] Beginning of the last line of the screen.
 * @property {string} [said] Text of the result, once a check has started and
 *   finished.
 */

/**
 * @typedef {object} Press
 * @property {string | RegExp} press Accessible name of the button.
 * @property {string} [part] Selector of the button's container, when others
 *   have the same name.
 */

/** @typedef {typeof globalThis & {measured: Promise<number>}} MeasuredWindow */

/**
 * Measures in the page itself, frame by frame, so that the time excludes the
 * round trips to the browser.
 *
 * @param {Page} page
 * @param {Press | {key: string}} start Button to press, or key.
 * @param {Wanted} wanted
 * @returns {Promise<number>} Milliseconds.
 */
async function time(page, start, wanted) {
  await page.evaluate(([{ typed, blank, last, said }, patience]) => {
    const lines = () =>
      [...document.querySelectorAll('.xterm-rows > div')]
        .map((row) =>
          (row.textContent ?? '').replaceAll('\u00a0', ' ').trimEnd(),
        )
        .filter(Boolean);
    let isChecking = false;
    const isDone = () => {
      if (said !== undefined) {
        const text = document.body.textContent ?? '';
        const isBusy = text.includes('Comprobando…');
        isChecking ||= isBusy;
        return isChecking && !isBusy && text.includes(said);
      }
      const shown = lines();
      if (last !== undefined) return shown.at(-1)?.startsWith(last) ?? false;
      if (!/^alumno@practica:\S+\$$/.test(shown.at(-1) ?? '')) return false;
      if (blank) return shown.length === 1;
      return shown.some((line) => line.endsWith(`$ ${String(typed)}`));
    };
    /** @type {MeasuredWindow} */ (globalThis).measured = new Promise(
      (resolve, reject) => {
        const begin = () => {
          const began = performance.now();
          const look = () => {
            const passed = performance.now() - began;
            if (isDone()) resolve(passed);
            else if (passed > patience)
              reject(
                new Error(`Se esperaba otra cosa de: ${lines().join('\n')}`),
              );
            else requestAnimationFrame(look);
          };
          look();
        };
        for (const kind of ['click', 'keydown'])
          document.addEventListener(kind, begin, {
            capture: true,
            once: true,
          });
      },
    );
  }, /** @type {const} */ ([wanted, PATIENCE_MS]));
  if ('key' in start) await page.keyboard.press(start.key);
  else
    await page
      .locator(start.part ?? 'body')
      .getByRole('button', { name: start.press, exact: true })
      .first()
      .click();
  return page.evaluate(
    () => /** @type {MeasuredWindow} */ (globalThis).measured,
  );
}

/**
 * Types a command and waits until the screen shows it, so that the time of
 * Enter excludes the typing.
 *
 * @param {Page} page
 * @param {string} command
 */
async function type(page, command) {
  await page.keyboard.type(command);
  await page.waitForFunction(
    (typed) =>
      [...document.querySelectorAll('.xterm-rows > div')].some((row) =>
        (row.textContent ?? '')
          .replaceAll('\u00a0', ' ')
          .trimEnd()
          .endsWith(`$ ${typed}`),
      ),
    command,
  );
}

/**
 * @param {Page} page
 * @param {string} command
 * @returns {Promise<number>} Milliseconds from Enter to the next prompt.
 */
async function timeCommand(page, command) {
  await type(page, 'clear');
  await time(page, { key: 'Enter' }, { blank: true });
  await type(page, command);
  return time(page, { key: 'Enter' }, { typed: command });
}

/**
 * Opens a page in a new browser context and starts its Linux.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Press} button
 */
async function visit(browser, address, button) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  /** @type {string[]} */
  const asked = [];
  // Excludes the requests of the service worker, which caches the site.
  page.on('request', (request) => asked.push(request.url()));
  const shown = await time(page, button, { blank: true });
  const prompt = [...asked];
  await type(page, ':');
  const answer = await time(page, { key: 'Enter' }, { typed: ':' });
  return { context, page, asked, prompt, start: shown + answer };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureCold(browser, url) {
  /** @type {number[]} */
  const lists = [];
  const isApplication = await readApplication(process.cwd(), SITE, SESSIONS);
  const isOfLab = (/** @type {string} */ address) => !isApplication(address);
  /** @type {readonly string[]} */
  let prompt = [];
  /** @type {readonly string[]} */
  let listed = [];
  const start = await repeat(COLD_VISITS, async () => {
    const { context, page, asked, ...visited } = await visit(
      browser,
      `${url}${SESSIONS}`,
      { press: words.linux.tryIt },
    );
    prompt = visited.prompt.filter(isOfLab);
    await type(page, 'ls -l');
    lists.push(await time(page, { key: 'Enter' }, { typed: 'ls -l' }));
    listed = asked.filter(isOfLab);
    await context.close();
    return visited.start;
  });
  const prepared = await repeat(COLD_VISITS, async () => {
    const { context, start: each } = await visit(
      browser,
      `${url}${EXERCISES}`,
      openExercise,
    );
    await context.close();
    return each;
  });
  return {
    start,
    prepared,
    list: median(lists),
    packed: await packedBytes(SITE, prompt),
    prompt: await sentBytes(SITE, prompt),
    listed: await sentBytes(SITE, listed),
  };
}

/**
 * @param {number} count
 * @param {() => Promise<number>} turn
 */
async function repeat(count, turn) {
  /** @type {number[]} */
  const times = [];
  for (let each = 0; each < count; each += 1) times.push(await turn());
  return median(times);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureWarm(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}${EXERCISES}`, { waitUntil: 'networkidle' });
  await time(page, openExercise, { blank: true });
  const first = await rendererMemory(browser);
  const checkOnce = () =>
    time(
      page,
      { press: words.exercise.check, part: EXERCISE },
      { said: 'Falta cumplir' },
    );
  const firstCheck = await checkOnce();
  const check = await repeat(WARM_TURNS, checkOnce);
  await page.locator('.xterm-helper-textarea').first().focus();
  const list = await repeat(WARM_TURNS, () => timeCommand(page, 'ls'));
  const reset = await repeat(RESETS, async () => {
    await page.locator('.xterm-helper-textarea').first().focus();
    await timeCommand(page, 'echo marca');
    return time(page, { press: words.linux.reset }, { blank: true });
  });
  const memory = await rendererMemory(browser);
  await page.locator('.xterm-helper-textarea').first().focus();
  await type(page, 'tmux');
  const tmux = await time(page, { key: 'Enter' }, { last: '[0] 0:' });
  await page.close();
  return { first, list, firstCheck, check, reset, memory, tmux };
}

/** @param {{now: number, peak: number} | undefined} memory */
const memoryText = (memory) =>
  memory
    ? `${megabytes(memory.now)} (${megabytes(memory.peak)})`
    : 'solo en Linux';

await runCli(async () => {
  if (!(await isFile(path.join(SITE, SESSIONS, 'index.html'))))
    throw new UserError(
      'No hay un sitio construido.',
      'Ejecuta antes: npm run build',
    );
  const eager = await eagerBytes(process.cwd());
  const { worker, wasm, snapshot } = JSON.parse(
    await readFile('.cache/labs/manifest.json', 'utf8'),
  ).linux;
  const promised = worker.bytes + wasm.bytes + snapshot.bytes;
  const { cold, warm } = await onSite(SITE, async (browser, url) => ({
    cold: await measureCold(browser, url),
    warm: await measureWarm(browser, url),
  }));

  console.log(
    formatTable([
      ['', 'medido', 'límite'],
      [
        'lo que los laboratorios añaden a una lección antes de pulsar nada',
        kilobytes(eager.scripts + eager.styles),
        '15 KB',
      ],
      [
        'lo que se descarga hasta el primer indicador además de la aplicación, comprimido',
        megabytes(cold.packed),
        '6 MB',
      ],
      ['y sin comprimir', megabytes(cold.prompt), '6 MB'],
      [
        'y lo que la página dice antes de pulsar',
        megabytes(promised),
        'lo mismo',
      ],
      ['y hasta el primer «ls -l»', megabytes(cold.listed), '7 MB'],
      [
        `de pulsar a un indicador que responde (mediana de ${COLD_VISITS})`,
        milliseconds(cold.start),
        '900 ms',
      ],
      [
        'y cuando antes se prepara un ejercicio',
        milliseconds(cold.prepared),
        '',
      ],
      ['el primer «ls -l»', milliseconds(cold.list), ''],
      [
        `«ls» después (mediana de ${WARM_TURNS})`,
        milliseconds(warm.list),
        '120 ms',
      ],
      [
        `volver a empezar (mediana de ${RESETS})`,
        milliseconds(warm.reset),
        '500 ms',
      ],
      ['la primera comprobación', milliseconds(warm.firstCheck), ''],
      [
        `comprobar (mediana de ${WARM_TURNS})`,
        milliseconds(warm.check),
        '500 ms',
      ],
      [
        'memoria de la página con Linux encendido (y la mayor hasta entonces)',
        memoryText(warm.first),
        '450 MB',
      ],
      ['y tras todo lo anterior', memoryText(warm.memory), '430 MB'],
      ['«tmux», la primera vez', milliseconds(warm.tmux), '1000 ms'],
    ]),
  );
  return 0;
});
