/* global document, performance, requestAnimationFrame -- part of it runs on the page */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  measureEagerBytes,
  EXERCISE_SELECTOR,
  readLabWords,
  withServedSite,
  sumCompressedSizes,
  createAppFileFilter,
  readRendererMemory,
  sumFileSizes,
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
/**
 * Page with sessions to repeat, and page whose exercises prepare the machine.
 */
const SESSIONS = 'dumix/clibasic/';
const EXERCISES = 'dumix/linux1/directorio/';

const words = await readLabWords(process.cwd());
/** Button that opens the exercise; its name ends with the exercise's title. */
const exerciseButton = {
  press: new RegExp(`^${words.exercise.open}`),
  part: EXERCISE_SELECTOR,
};

const COLD_VISIT_COUNT = 5;
const WARM_RUN_COUNT = 15;
const RESET_COUNT = 10;
const STATE_TIMEOUT_MS = 30_000;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * State of the page that ends a measurement.
 *
 * @typedef {object} ExpectedState
 * @property {string} [typed] The screen has a line that ends with this command,
 *   and the prompt waits below.
 * @property {boolean} [blank] The screen shows only a prompt.
 * @property {string} [last] Beginning of the last line of the screen.
 * @property {string} [said] Text of the result, once a check has started and
 *   finished.
 */

/**
 * @typedef {object} ButtonTarget
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
 * @param {ButtonTarget | {key: string}} start Button to press, or key.
 * @param {ExpectedState} wantedState
 * @returns {Promise<number>} Milliseconds.
 */
async function measureUntilState(page, start, wantedState) {
  await page.evaluate(([{ typed, blank, last, said }, timeoutMs]) => {
    const listLines = () =>
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
      const shownLines = listLines();
      if (last !== undefined)
        return shownLines.at(-1)?.startsWith(last) ?? false;
      if (!/^alumno@practica:\S+\$$/.test(shownLines.at(-1) ?? ''))
        return false;
      if (blank) return shownLines.length === 1;
      return shownLines.some((line) => line.endsWith(`$ ${String(typed)}`));
    };
    /** @type {MeasuredWindow} */ (globalThis).measured = new Promise(
      (resolve, reject) => {
        const startTimer = () => {
          const startTime = performance.now();
          const checkState = () => {
            const elapsedMs = performance.now() - startTime;
            if (isDone()) resolve(elapsedMs);
            else if (elapsedMs > timeoutMs)
              reject(
                new Error(
                  `Se esperaba otra cosa de: ${listLines().join('\n')}`,
                ),
              );
            else requestAnimationFrame(checkState);
          };
          checkState();
        };
        for (const kind of ['click', 'keydown'])
          document.addEventListener(kind, startTimer, {
            capture: true,
            once: true,
          });
      },
    );
  }, /** @type {const} */ ([wantedState, STATE_TIMEOUT_MS]));
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
async function typeCommand(page, command) {
  await page.keyboard.type(command);
  await page.waitForFunction(
    (typedText) =>
      [...document.querySelectorAll('.xterm-rows > div')].some((row) =>
        (row.textContent ?? '')
          .replaceAll('\u00a0', ' ')
          .trimEnd()
          .endsWith(`$ ${typedText}`),
      ),
    command,
  );
}

/**
 * @param {Page} page
 * @param {string} command
 * @returns {Promise<number>} Milliseconds from Enter to the next prompt.
 */
async function measureCommand(page, command) {
  await typeCommand(page, 'clear');
  await measureUntilState(page, { key: 'Enter' }, { blank: true });
  await typeCommand(page, command);
  return measureUntilState(page, { key: 'Enter' }, { typed: command });
}

/**
 * Opens a page in a new browser context and starts its Linux.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {ButtonTarget} button
 */
async function openLinux(browser, address, button) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  /** @type {string[]} */
  const requestedUrls = [];
  // Excludes the requests of the service worker, which caches the site.
  page.on('request', (request) => requestedUrls.push(request.url()));
  const shownTime = await measureUntilState(page, button, { blank: true });
  const prompt = [...requestedUrls];
  await typeCommand(page, ':');
  const answer = await measureUntilState(
    page,
    { key: 'Enter' },
    { typed: ':' },
  );
  return {
    context,
    page,
    asked: requestedUrls,
    prompt,
    start: shownTime + answer,
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureCold(browser, url) {
  /** @type {number[]} */
  const listTimes = [];
  const isApplication = await createAppFileFilter(
    process.cwd(),
    SITE,
    SESSIONS,
  );
  const isOfLab = (/** @type {string} */ address) => !isApplication(address);
  /** @type {readonly string[]} */
  let prompt = [];
  /** @type {readonly string[]} */
  let listedFiles = [];
  const start = await measureMedian(COLD_VISIT_COUNT, async () => {
    const { context, page, asked, ...visited } = await openLinux(
      browser,
      `${url}${SESSIONS}`,
      { press: words.linux.tryIt },
    );
    prompt = visited.prompt.filter(isOfLab);
    await typeCommand(page, 'ls -l');
    listTimes.push(
      await measureUntilState(page, { key: 'Enter' }, { typed: 'ls -l' }),
    );
    listedFiles = asked.filter(isOfLab);
    await context.close();
    return visited.start;
  });
  const preparedTime = await measureMedian(COLD_VISIT_COUNT, async () => {
    const { context, start: each } = await openLinux(
      browser,
      `${url}${EXERCISES}`,
      exerciseButton,
    );
    await context.close();
    return each;
  });
  return {
    start,
    prepared: preparedTime,
    list: median(listTimes),
    packed: await sumCompressedSizes(SITE, prompt),
    prompt: await sumFileSizes(SITE, prompt),
    listed: await sumFileSizes(SITE, listedFiles),
  };
}

/**
 * @param {number} count
 * @param {() => Promise<number>} turn
 */
async function measureMedian(count, turn) {
  /** @type {number[]} */
  const times = [];
  for (let turnIndex = 0; turnIndex < count; turnIndex += 1)
    times.push(await turn());
  return median(times);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function measureWarm(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}${EXERCISES}`, { waitUntil: 'networkidle' });
  await measureUntilState(page, exerciseButton, { blank: true });
  const first = await readRendererMemory(browser);
  const checkOnce = () =>
    measureUntilState(
      page,
      { press: words.exercise.check, part: EXERCISE_SELECTOR },
      { said: 'Falta cumplir' },
    );
  const firstCheck = await checkOnce();
  const check = await measureMedian(WARM_RUN_COUNT, checkOnce);
  await page.locator('.xterm-helper-textarea').first().focus();
  const list = await measureMedian(WARM_RUN_COUNT, () =>
    measureCommand(page, 'ls'),
  );
  const reset = await measureMedian(RESET_COUNT, async () => {
    await page.locator('.xterm-helper-textarea').first().focus();
    await measureCommand(page, 'echo marca');
    return measureUntilState(
      page,
      { press: words.linux.reset },
      { blank: true },
    );
  });
  const memory = await readRendererMemory(browser);
  await page.locator('.xterm-helper-textarea').first().focus();
  await typeCommand(page, 'tmux');
  const tmux = await measureUntilState(
    page,
    { key: 'Enter' },
    { last: '[0] 0:' },
  );
  await page.close();
  return { first, list, firstCheck, check, reset, memory, tmux };
}

/** @param {{now: number, peak: number} | undefined} memory */
const formatMemory = (memory) =>
  memory
    ? `${formatMegabytes(memory.now)} (${formatMegabytes(memory.peak)})`
    : 'solo en Linux';

await runCli(async () => {
  if (!(await isFile(path.join(SITE, SESSIONS, 'index.html'))))
    throw new UserError(
      'No hay un sitio construido.',
      'Ejecuta antes: npm run build',
    );
  const eager = await measureEagerBytes(process.cwd());
  const { worker, wasm, snapshot } = JSON.parse(
    await readFile('.cache/labs/manifest.json', 'utf8'),
  ).linux;
  const promisedBytes = worker.bytes + wasm.bytes + snapshot.bytes;
  const { cold, warm } = await withServedSite(SITE, async (browser, url) => ({
    cold: await measureCold(browser, url),
    warm: await measureWarm(browser, url),
  }));

  console.log(
    formatTable([
      ['', 'medido', 'límite'],
      [
        'lo que los laboratorios añaden a una lección antes de pulsar nada',
        formatKilobytes(eager.scripts + eager.styles),
        '15 KB',
      ],
      [
        'lo que se descarga hasta el primer indicador además de la aplicación, comprimido',
        formatMegabytes(cold.packed),
        '6 MB',
      ],
      ['y sin comprimir', formatMegabytes(cold.prompt), '6 MB'],
      [
        'y lo que la página dice antes de pulsar',
        formatMegabytes(promisedBytes),
        'lo mismo',
      ],
      ['y hasta el primer «ls -l»', formatMegabytes(cold.listed), '7 MB'],
      [
        `de pulsar a un indicador que responde (mediana de ${COLD_VISIT_COUNT})`,
        formatMilliseconds(cold.start),
        '900 ms',
      ],
      [
        'y cuando antes se prepara un ejercicio',
        formatMilliseconds(cold.prepared),
        '',
      ],
      ['el primer «ls -l»', formatMilliseconds(cold.list), ''],
      [
        `«ls» después (mediana de ${WARM_RUN_COUNT})`,
        formatMilliseconds(warm.list),
        '120 ms',
      ],
      [
        `volver a empezar (mediana de ${RESET_COUNT})`,
        formatMilliseconds(warm.reset),
        '500 ms',
      ],
      ['la primera comprobación', formatMilliseconds(warm.firstCheck), ''],
      [
        `comprobar (mediana de ${WARM_RUN_COUNT})`,
        formatMilliseconds(warm.check),
        '500 ms',
      ],
      [
        'memoria de la página con Linux encendido (y la mayor hasta entonces)',
        formatMemory(warm.first),
        '450 MB',
      ],
      ['y tras todo lo anterior', formatMemory(warm.memory), '430 MB'],
      ['«tmux», la primera vez', formatMilliseconds(warm.tmux), '1000 ms'],
    ]),
  );
  return 0;
});
