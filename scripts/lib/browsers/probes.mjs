/* global document, navigator -- functions that run on the page */
import {
  findControl,
  openHydrated,
  pasteText,
  pressElement,
  waitUntil,
  waitForText,
} from './page-actions.mjs';

/**
 * Context of a probe.
 *
 * @typedef {object} ProbeContext
 * @property {import('./tab.mjs').Tab} tab
 * @property {string} url Address of the served site, without a final slash.
 * @property {Awaited<ReturnType<typeof import('../bench-labs.mjs').readLabWords>>} words
 * @property {string} solution Correct solution to the exercise of a lesson.
 * @property {() => Promise<void>} disconnect Stops the server.
 * @property {() => Promise<void>} connect Starts the server again, on the same
 *   port.
 */

/**
 * @typedef {object} Probe
 * @property {string} name Action of a reader, in Spanish.
 * @property {(visit: ProbeContext) => Promise<void>} run Throws when the action cannot
 *   be done.
 */

const PAGES = [
  '/',
  '/articulos/',
  '/articulos/rows/rc1/',
  '/dumix/linux1/',
  '/glosario/',
  '/havefun/marvelapp/',
  '/laboratorio/terminal/',
  '/mapa/',
  '/progreso/',
  '/roadmap/',
  '/sin-conexion/',
  '/steve/',
  '/stevelabs/',
  '/stevelabs/program1/salida/',
  // Last: leaving this page at once aborts its downloads.
  '/buscar/',
];

const PLAYGROUND = '/laboratorio/c/';
const COVER = '/stevelabs/program1/';
const LESSON = '/stevelabs/program1/salida/';
const EDITOR_SELECTOR = '[role="tabpanel"] [role="textbox"]';
const EXERCISE_TITLE = 'El recibo de la tienda';

/**
 * @param {ProbeContext} visit
 * @param {string} program
 */
async function runInPlayground({ tab, url, words: { c } }, program) {
  await openHydrated(tab, url + PLAYGROUND);
  await pasteText(tab, EDITOR_SELECTOR, program);
  await pressElement(tab, findControl, 'button', c.run);
}

/**
 * Program that computes for a second or so, prints how long it took, and asks
 * two questions.
 */
const HEAVY_PROGRAM = `#include <stdio.h>
#include <time.h>
int main(void)
{
    unsigned n = 1;
    int a = 0, b = 0;
    clock_t start = clock();
    for (int i = 0; i < 400000000; i++)
        n = n * 1664525u + 1013904223u;
    printf("Tardé %ld ms %u\\n", (long)((clock() - start) * 1000 / CLOCKS_PER_SEC), n);
    printf("¿Uno? ");
    scanf("%d", &a);
    printf("¿Dos? ");
    scanf("%d", &b);
    printf("%d y %d\\n", a, b);
    return 0;
}
`;

/**
 * Opens the playground and waits until the service worker controls it.
 *
 * @param {ProbeContext} visit
 */
async function openControlledPage({ tab, url }) {
  await openHydrated(tab, url + PLAYGROUND);
  await waitUntil(
    tab,
    'el trabajador que guarda páginas',
    () => navigator.serviceWorker.controller !== null,
  );
}

/** @param {ProbeContext} visit */
const getExecutionSelector = ({ words: { c } }) =>
  `[role="group"][aria-label="${c.execution}"]`;

/** @type {readonly Probe[]} */
export const probes = [
  {
    name: 'abrir una página de cada clase, sin un error en la consola',
    run: async ({ tab, url }) => {
      for (const page of PAGES) {
        await openHydrated(tab, url + page);
        await waitForText(tab, 'h1', '');
      }
      const complaints = tab.complaints();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  },
  {
    name: 'ejecutar el programa de una portada y contestarle',
    run: async (visit) => {
      const { tab, url, words } = visit;
      await openHydrated(tab, url + COVER);
      await pressElement(tab, findControl, 'button', words.c.run);
      await waitForText(tab, getExecutionSelector(visit), '¿Cómo te llamas?');
      await pressElement(
        tab,
        (label) =>
          document.querySelector(`[aria-label="${label}"]`) ?? undefined,
        words.c.input,
      );
      await tab.type('Ñandú\n');
      await waitForText(tab, getExecutionSelector(visit), 'Hola, Ñandú.');
      await waitForText(tab, getExecutionSelector(visit), 'Terminó bien');
    },
  },
  {
    name: 'contestar a un programa sin que repita lo que ya hizo',
    run: async (visit) => {
      const { tab, words } = visit;
      await openControlledPage(visit);
      await runInPlayground(visit, HEAVY_PROGRAM);
      await waitForText(tab, getExecutionSelector(visit), '¿Uno?');
      await pressElement(
        tab,
        (label) =>
          document.querySelector(`[aria-label="${label}"]`) ?? undefined,
        words.c.input,
      );
      const start = Date.now();
      await tab.type('7\n');
      await waitForText(tab, getExecutionSelector(visit), '¿Dos?');
      const answer = Date.now() - start;
      await tab.type('8\n');
      await waitForText(tab, getExecutionSelector(visit), '7 y 8');
      const { heavy } = await tab.evaluate(() => {
        const text = document.querySelector('main')?.textContent ?? '';
        return { heavy: Number(/Tardé (\d+) ms/.exec(text)?.[1]) };
      });
      console.log(
        `  de contestar a la pregunta siguiente: ${answer} ms; el cálculo de antes, ${heavy} ms`,
      );
      if (answer > heavy)
        throw new Error(`tardó ${answer} ms, más que el cálculo de antes`);
    },
  },
  {
    name: 'leer por qué un programa no compila',
    run: async (visit) => {
      await runInPlayground(visit, 'int main(void)\n{\n    return 0\n}\n');
      await waitForText(visit.tab, 'main', 'punto y coma');
    },
  },
  {
    name: 'parar un programa que escribe sin fin',
    run: async (visit) => {
      const { tab, words } = visit;
      await runInPlayground(
        visit,
        '#include <stdio.h>\nint main(void)\n{\n    int i = 0;\n    while (i >= 0)\n        printf("%d ", i);\n}\n',
      );
      await waitForText(tab, getExecutionSelector(visit), '0 0 0 0');
      await pressElement(tab, findControl, 'button', words.c.stop);
      await waitForText(tab, 'main', 'Parado a los');
    },
  },
  {
    name: 'enterarse de que un programa escribe fuera de su arreglo',
    run: async (visit) => {
      await runInPlayground(
        visit,
        '#include <stdio.h>\nint main(void)\n{\n    int notas[3] = {1, 2, 3};\n    for (int i = 0; i <= 3; i++)\n        notas[i] = 7;\n    printf("%d\\n", notas[0]);\n    return 0;\n}\n',
      );
      await waitForText(visit.tab, 'main', 'fuera');
    },
  },
  {
    name: 'recorrer un programa paso a paso',
    run: async (visit) => {
      const { tab, url, words } = visit;
      await openHydrated(tab, url + PLAYGROUND);
      await pasteText(
        tab,
        EDITOR_SELECTOR,
        'int main(void)\n{\n    int vidas = 3;\n    vidas = vidas - 1;\n    return 0;\n}\n',
      );
      await pressElement(tab, findControl, 'button', words.c.steps);
      await waitForText(tab, 'main', 'vidas');
      await waitUntil(
        tab,
        'el recorrido',
        () => document.querySelector('main input[type=range]') !== null,
      );
    },
  },
  {
    name: 'resolver un ejercicio, y encontrarlo resuelto al volver',
    run: async ({ tab, url, words: { exercise }, solution }) => {
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
        exercise.open,
      );
      const editor = `[role="textbox"][aria-label="Tu programa: ${EXERCISE_TITLE}"]`;
      await pasteText(tab, editor, solution);
      await pressElement(
        tab,
        (selector, name) =>
          [
            ...(document
              .querySelector(selector)
              ?.closest('section, [role="region"]')
              ?.querySelectorAll('button') ?? []),
          ].find((button) => button.textContent.trim() === name),
        editor,
        exercise.check,
      );
      await waitForText(tab, 'main', '¡Resuelto!');
      await openHydrated(tab, url + LESSON);
      await waitForText(tab, 'main', '✓ Resuelto');
    },
  },
  {
    name: 'encender la terminal y mandarle un comando',
    run: async ({ tab, url, words: { linux } }) => {
      await openHydrated(tab, `${url}/laboratorio/terminal/`);
      await pressElement(tab, findControl, 'button', linux.turnOnLinux);
      await waitForText(tab, '.xterm-accessibility-tree', 'alumno@practica');
      await tab.type('echo cañón-$((6*7))\n');
      await waitForText(tab, '.xterm-accessibility-tree', 'cañón-42');
    },
  },
  {
    name: 'buscar sin acentos y encontrar con ellos',
    run: async ({ tab, url }) => {
      await openHydrated(tab, url + LESSON);
      await pressElement(tab, findControl, 'button', 'Buscar');
      await waitUntil(
        tab,
        'el campo de búsqueda',
        () => document.activeElement?.getAttribute('role') === 'combobox',
      );
      await tab.type('funcion');
      await waitForText(tab, '[role="option"]', 'unción');
    },
  },
  {
    name: 'marcar una lección y encontrarla marcada',
    run: async ({ tab, url }) => {
      await openHydrated(tab, url + LESSON);
      await pressElement(tab, findControl, 'button', 'Marcar como hecha');
      await openHydrated(tab, `${url}/progreso/`);
      await waitForText(tab, 'main', '1 de ');
    },
  },
  {
    name: 'contestar una pregunta y leer si está bien',
    run: async ({ tab, url, words: { exercise } }) => {
      await openHydrated(tab, url + LESSON);
      await pressElement(tab, () =>
        [
          .../** @type {NodeListOf<HTMLElement>} */ (
            document.querySelectorAll('fieldset input[type=radio]')
          ),
        ].find((input) => input.getClientRects().length > 0),
      );
      await pressElement(
        tab,
        (name) => {
          const form = document
            .querySelector('fieldset input:checked')
            ?.closest('form, section, [role="group"], div:has(button)');
          return [...(form?.querySelectorAll('button') ?? [])].find(
            (button) => button.textContent.trim() === name,
          );
        },
        exercise.check,
      );
      await waitUntil(tab, 'la corrección', () =>
        /[✓✗]/.test(document.querySelector('main')?.textContent ?? ''),
      );
    },
  },
  {
    name: 'volver a una lección sin red',
    run: async ({ tab, url, disconnect, connect }) => {
      await openHydrated(tab, url + LESSON);
      await waitUntil(
        tab,
        'el trabajador que guarda páginas',
        () => navigator.serviceWorker.controller !== null,
      );
      await tab.goto(url + LESSON);
      await disconnect();
      try {
        await tab.goto(url + LESSON);
        await waitForText(tab, 'h1', 'Salida');
      } finally {
        await connect();
      }
    },
  },
];
