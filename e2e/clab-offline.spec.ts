import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  downloadProgram,
  execution,
  expect,
  paste,
  runProgram,
} from './support/cLab';
import { test } from './support/host';
import { waitForHydration } from './support/watch';
import { prefetchMeasure } from '../src/labs/c/client/prefetch';
import { words as cWords } from '../src/labs/c/words';
import { words } from '../src/labs/exercise/words';

const lesson = 'stevelabs/program1/variable/';
const title = 'Un viernes sin cargador';
const solution = readFileSync(
  'docs/stevelabs/program1/2-datos/_variable/viernes/solucion.c',
  'utf8',
);

/** Finds a program that can be run and traced. */
const findProgram = (page: Page) =>
  page
    .locator('[data-lab]')
    .filter({ has: page.getByRole('button', { name: cWords.steps }) })
    .first();

const waitForPrefetch = (page: Page) =>
  page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    prefetchMeasure,
  );

test('after the first program a lesson is edited, followed and solved without a network', async ({
  page,
  host,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  const program = findProgram(page);
  await runProgram(program);
  await expect(execution(program)).toContainText('Terminó bien');
  await waitForPrefetch(page);
  await host.stop();

  await program.getByRole('button', { name: cWords.edit }).click();
  await expect(program.getByRole('textbox')).toBeVisible();
  await program.getByRole('button', { name: cWords.steps }).click();
  await expect(
    program.getByRole('region', { name: cWords.steps }),
  ).toContainText('Paso 1 de');

  const { texts } = await downloadProgram(program);
  expect(Object.keys(texts)).toContainEqual(
    expect.stringMatching(/^[a-z\d-]+\/Makefile$/),
  );

  const exercise = page.getByRole('region', { name: title });
  await exercise.getByRole('button', { name: words.open }).click();
  await paste(
    exercise.getByRole('textbox', { name: `Tu programa: ${title}` }),
    solution.replace('return 0;', 'return 0'),
  );
  await runProgram(exercise);
  await expect(exercise).toContainText('falta un punto y coma', {
    ignoreCase: true,
  });
  await paste(
    exercise.getByRole('textbox', { name: `Tu programa: ${title}` }),
    solution,
  );
  await exercise.getByRole('button', { name: words.check }).click();
  await expect(
    exercise.getByRole('group', { name: words.result }),
  ).toContainText('¡Resuelto!');
});

test(
  'without a network from the start, what is missing is said in Spanish',
  { tag: '@sample' },
  async ({ page, host }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    await host.stop();
    const program = findProgram(page);
    await runProgram(program);
    await expect(program).toContainText(/Revisa tu conexión/i);
    expect(await program.innerText()).not.toMatch(
      /failed|fetch|network|chunk|error:/i,
    );
  },
);
