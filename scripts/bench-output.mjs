import os from 'node:os';
import path from 'node:path';
import {
  encodeShareFragment,
  readLabWords,
  withServedSite,
} from './lib/bench-labs.mjs';
import { measureOutput, pasteProgram } from './lib/bench-output.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import { formatTable } from './lib/table.mjs';
import { importTypeScript } from './lib/typescript.mjs';

const SITE = 'build';
const PLAYGROUND = 'laboratorio/c/';
const EMBEDDED = 'laboratorio/c/incrustado/';
const LESSON = 'stevelabs/program1/holamundo/';
const EXERCISE_TITLE = 'La sonda saluda';
const STEP_TITLE = 'Completa el programa';

/** Slowdowns of the page's thread: this machine, and a cheap phone. */
const SLOWDOWNS = [1, 6];
const MAX_PAGE_TIME_MS = 200;

/** Width and height of a phone. */
const VIEWPORT = { width: 390, height: 800 };

const { c: words, exercise: exerciseWords } = await readLabWords(process.cwd());
const { floodingPrograms, longLineBeforeQuestion } =
  /** @type {typeof import('../src/labs/c/testing/floodingPrograms')} */ (
    await importTypeScript(
      process.cwd(),
      'src/labs/c/testing/floodingPrograms.ts',
    )
  );
const PROGRAMS = [...Object.values(floodingPrograms), longLineBeforeQuestion];
const FIRST_PROGRAM = ['puts("listo");'];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {readonly string[]} statements */
const createProgram = (statements) =>
  ['#include <stdio.h>', 'int main(void) {', ...statements, '}', ''].join('\n');

/**
 * Place where a program runs.
 *
 * @typedef {object} LabPlace
 * @property {string} address
 * @property {(page: Page) => Promise<Locator>} open Returns the element that
 *   holds the program and its button.
 * @property {(place: Locator, statements: readonly string[]) => Promise<void>} write
 *   Replaces the program.
 */

/** @type {LabPlace['write']} */
const replaceProgram = (place, statements) =>
  pasteProgram(place.locator('.cm-content').first(), createProgram(statements));

/**
 * @param {Page} page
 * @param {string} title
 */
async function openExercise(page, title) {
  const exercise = page.getByRole('region', { name: title });
  await exercise.getByRole('button', { name: exerciseWords.open }).click();
  return exercise;
}

/** @type {Readonly<Record<string, LabPlace>>} */
const PLACES = {
  laboratorio: {
    address: PLAYGROUND,
    open: (page) => Promise.resolve(page.getByRole('main')),
    write: replaceProgram,
  },
  incrustado: {
    address: `${EMBEDDED}${encodeShareFragment(createProgram(FIRST_PROGRAM))}`,
    open: (page) => Promise.resolve(page.locator('body')),
    write: replaceProgram,
  },
  bloque: {
    address: LESSON,
    open: async (page) => {
      const block = page.locator('[data-lab]').first();
      await block.getByRole('button', { name: words.edit }).click();
      return block;
    },
    write: replaceProgram,
  },
  ejercicio: {
    address: LESSON,
    open: (page) => openExercise(page, EXERCISE_TITLE),
    write: replaceProgram,
  },
  paso: {
    address: LESSON,
    open: (page) => openExercise(page, STEP_TITLE),
    // The first blank is the name of a function, and the second its semicolon.
    write: async (place, statements) => {
      const blanks = place.getByRole('textbox');
      await blanks.nth(0).fill(`${statements.join(' ')} printf`);
      await blanks.nth(1).fill(';');
    },
  },
};

/** @param {readonly number[]} times */
const formatTimes = (times) =>
  times.map((time) => (Number.isNaN(time) ? '–' : time.toFixed(0))).join(' / ');

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} name
 * @param {LabPlace} labPlace
 * @returns {Promise<number>} The longest time of the slow page.
 */
async function measurePlace(browser, url, name, { address, open, write }) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
  const place = await open(page);
  const start = () =>
    place
      .getByRole('button', { name: new RegExp(`^${words.run}`) })
      .first()
      .click();
  // Loads the compiler and every part of the page that the others use.
  await write(place, FIRST_PROGRAM);
  await measureOutput(page, words, 1, start);
  const rows = [[name, 'cuadro', '«Parar»', 'cuadro, reloj', '«Parar», reloj']];
  let worst = 0;
  for (const statements of PROGRAMS) {
    const runs = [];
    for (const slowdown of SLOWDOWNS) {
      await write(place, statements);
      runs.push(await measureOutput(page, words, slowdown, start));
    }
    const { frame = 0, stop = 0 } = runs.at(-1) ?? {};
    worst = Math.max(worst, frame, stop);
    rows.push([
      statements.join(' ').slice(0, 60),
      formatTimes(runs.map((run) => run.frame)),
      formatTimes(runs.map((run) => run.stop ?? Number.NaN)),
      formatTimes(runs.map((run) => run.longestFrame)),
      formatTimes(runs.map((run) => run.stopByClock ?? Number.NaN)),
    ]);
  }
  console.log(`${formatTable(rows)}\n`);
  await page.context().close();
  return worst;
}

await runCli(async () => {
  if (!(await isFile(path.join(SITE, LESSON, 'index.html'))))
    throw new UserError(
      'No hay un sitio construido.',
      'Ejecuta antes: npm run build',
    );
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in PLACES));
  if (unknown !== undefined)
    throw new UserError(
      `No hay un lugar «${unknown}».`,
      `Son: ${Object.keys(PLACES).join(', ')}.`,
    );
  console.log(
    `Milisegundos del hilo de la página ${SLOWDOWNS.map((rate) => `${rate}×`).join(' / ')} más lento: su procesador y, aparte, el reloj, que cuenta lo que otros procesos ocupan (carga ${os.loadavg()[0]?.toFixed(1)}). «–»: terminó antes de poder pararlo.\n`,
  );
  const worst = await withServedSite(SITE, async (browser, url) => {
    /** @type {number[]} */
    const times = [];
    for (const [name, labPlace] of Object.entries(PLACES))
      if (wanted.length === 0 || wanted.includes(name))
        times.push(await measurePlace(browser, url, name, labPlace));
    return Math.max(...times);
  });
  console.log(
    `Lo más largo con ${SLOWDOWNS.at(-1)}×: ${worst.toFixed(0)} ms; límite, ${MAX_PAGE_TIME_MS}.`,
  );
  return worst > MAX_PAGE_TIME_MS ? 1 : 0;
});
