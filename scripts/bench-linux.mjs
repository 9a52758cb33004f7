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
/** A page of sessions to repeat, and one whose exercises prepare the machine. */
const SESSIONS = 'dumix/clibasic/';
const EXERCISES = 'dumix/linux1/directorio/';

const words = await labWords(process.cwd());
/** Its name goes on with the title of the exercise. */
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
 * What must be on the page for a measure to end.
 *
 * @typedef {object} Wanted
 * @property {string} [typed] A line of the screen ends with it, and the prompt waits again.
 * @property {boolean} [blank] The prompt waits on an empty screen.
 * @property {string} [last] The last line begins with it.
 * @property {string} [said] The check has begun and ended, and its result says this.
 */

/**
 * @typedef {object} Press
 * @property {string | RegExp} press What the button is called.
 * @property {string} [part] Where it is, when others have the same name: a selector.
 */

/** @typedef {typeof globalThis & {measured: Promise<number>}} MeasuredWindow */

/**
 * Times on the page itself, frame by frame: the way to it costs time too.
 *
 * @param {Page} page
 * @param {Press | {key: string}} start The button to press, or the key.
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
 * Types what is to be seen on the screen before Enter counts.
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
 * @returns {Promise<number>} From Enter to the next prompt.
 */
async function timeCommand(page, command) {
  await type(page, 'clear');
  await time(page, { key: 'Enter' }, { blank: true });
  await type(page, command);
  return time(page, { key: 'Enter' }, { typed: command });
}

/**
 * A visit that begins a Linux, as a browser that was never here.
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
  // Not those of the service worker, which keeps the site for later.
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
