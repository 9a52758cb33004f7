/* global document -- functions that run on the page */
import {
  findControl,
  openHydrated,
  pasteText,
  pressElement,
  waitForText,
  waitUntil,
} from './page-actions.mjs';

/** @typedef {import('./probes.mjs').Probe} Probe */
/** @typedef {import('./probes.mjs').ProbeContext} ProbeContext */

const LABORATORY = '/laboratorio/sql/';
const LESSON = '/stevelabs/bd1/select/';
const EDITOR_SELECTOR = '[role="textbox"][aria-label="Tus sentencias"]';
const EXERCISE_TITLE = 'La línea de tiempo';
const EXERCISE_EDITOR = '[role="textbox"][aria-label^="Tu SQL"]';
const SOLUTION = 'SELECT DISTINCT estreno AS "Estreno (año)" FROM juego;\n';
const WRONG_ANSWER = 'SELECT estreno AS "Estreno (año)" FROM juego;\n';
const ENDLESS_QUERY =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;\n';

/**
 * Writes statements in the open laboratory and presses a button.
 *
 * @param {ProbeContext} visit
 * @param {string} sql
 * @param {string} button
 */
async function press({ tab }, sql, button) {
  await pasteText(tab, EDITOR_SELECTOR, sql);
  await pressElement(tab, findControl, 'button', button);
}

/**
 * Opens the laboratory, writes statements and presses a button.
 *
 * @param {ProbeContext} visit
 * @param {string} sql
 * @param {string} button
 */
async function openAndPress(visit, sql, button) {
  await openHydrated(visit.tab, visit.url + LABORATORY);
  await press(visit, sql, button);
}

/**
 * Answers the exercise that is open, and checks the answer.
 *
 * @param {ProbeContext} visit
 * @param {string} answer
 */
async function checkAnswer({ tab, words: { exercise } }, answer) {
  await pasteText(tab, EXERCISE_EDITOR, answer);
  await pressElement(
    tab,
    (where, name) =>
      [
        ...(document
          .querySelector(where)
          ?.closest('section, [role="region"]')
          ?.querySelectorAll('button') ?? []),
      ].find((button) => button.textContent.trim() === name),
    EXERCISE_EDITOR,
    exercise.check,
  );
}

/**
 * Actions of readers in the laboratory of SQL and the lessons of databases.
 *
 * @type {readonly Probe[]}
 */
export const sqlProbes = [
  {
    name: 'ejecutar una consulta y deshacer un cambio de la base de datos',
    run: async (visit) => {
      const { tab, words } = visit;
      await openAndPress(
        visit,
        "CREATE TABLE torneo (dia TEXT) STRICT; INSERT INTO torneo VALUES ('ñandú'), (NULL); SELECT dia, 6 * 7 AS total FROM torneo;\n",
        words.sql.run,
      );
      await waitForText(tab, 'td', 'ñandú');
      await waitForText(tab, 'td', 'NULL');
      await waitForText(tab, 'td', '42');
      await pressElement(
        tab,
        findControl,
        'button',
        'Deshacer el último cambio',
      );
      await press(visit, 'SELECT * FROM torneo;\n', words.sql.run);
      await waitForText(tab, 'main', 'no such table: torneo');
    },
  },
  {
    name: 'leer por qué una consulta tiene un error, y en qué línea',
    run: async (visit) => {
      const { tab, words } = visit;
      await openAndPress(
        visit,
        'SELECT titulo,\n  estren\nFROM juego;\n',
        words.sql.run,
      );
      await waitForText(tab, 'main', 'no such column: estren');
      await waitForText(tab, 'article', 'Cómo se arregla');
      await waitForText(tab, '.cm-line-error', '2');
    },
  },
  {
    name: 'parar una consulta sin fin y ejecutar otra',
    run: async (visit) => {
      const { tab, words } = visit;
      await openAndPress(visit, ENDLESS_QUERY, words.sql.run);
      await pressElement(tab, findControl, 'button', words.sql.stop);
      await waitForText(tab, 'main', 'Lo paraste.');
      await press(visit, 'SELECT 5 + 2 AS siete;\n', words.sql.run);
      await waitForText(tab, 'th', 'siete');
      await press(visit, ENDLESS_QUERY, words.sql.run);
      await waitForText(tab, 'main', 'Tardaba más de 3 segundos');
    },
  },
  {
    name: 'ver una consulta paso a paso',
    run: async (visit) => {
      const { tab, words } = visit;
      await openAndPress(
        visit,
        'SELECT titulo FROM juego WHERE estreno > 2000 ORDER BY titulo LIMIT 3;\n',
        words.sql.steps,
      );
      for (const stage of ['WHERE', 'ORDER BY', 'LIMIT'])
        await waitForText(tab, 'main', stage);
      await pressElement(tab, findControl, 'button', words.sql.closeSteps);
      await waitUntil(
        tab,
        'que se cierre el paso a paso',
        (name) =>
          [...document.querySelectorAll('button')].every(
            (button) => button.textContent.trim() !== name,
          ),
        words.sql.closeSteps,
      );
    },
  },
  {
    name: 'equivocarse en un ejercicio de SQL, y resolverlo',
    run: async (visit) => {
      const { tab, url, words } = visit;
      await openHydrated(tab, url + LESSON);
      await pressElement(
        tab,
        (title, name) =>
          [...document.querySelectorAll('button')].find(
            (button) =>
              button.textContent.trim() === name &&
              button
                .closest('section, [role="region"]')
                ?.textContent.includes(title),
          ),
        EXERCISE_TITLE,
        words.exercise.open,
      );
      await checkAnswer(visit, WRONG_ANSWER);
      await waitForText(tab, 'main', 'DISTINCT');
      await checkAnswer(visit, SOLUTION);
      await waitForText(tab, 'main', '¡Resuelto!');
    },
  },
];
