import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { test } from './support/apps';
import {
  expect,
  createProgram,
  downloadProgram,
  paste,
  outOfBoundsProgram,
} from './support/cLab';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words as cWords } from '../src/labs/c/words';
import { words } from '../src/labs/exercise/words';

const lesson = '/stevelabs/program1/salida/';
const title = 'El recibo de la tienda';
const solution = readFileSync(
  'docs/stevelabs/program1/1-empezar/_salida/recibo/solucion.c',
  'utf8',
);

const getExercise = (page: Page) => page.getByRole('region', { name: title });
const getEditor = (place: Locator) =>
  place.getByRole('textbox', { name: `Tu programa: ${title}` });
const getResult = (place: Locator) =>
  place.getByRole('group', { name: words.result });

async function open(page: Page): Promise<Locator> {
  await page.goto(lesson);
  await waitForHydration(page);
  const place = getExercise(page);
  await place.getByRole('button', { name: words.open }).click();
  await expect(getEditor(place)).toBeVisible();
  return place;
}

const check = (place: Locator) =>
  place.getByRole('button', { name: words.check }).click();

test(
  'an exercise is solved in the page, and its result stays',
  { tag: '@sample' },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    const place = await open(page);
    await check(place);
    await expect(getResult(place)).toContainText('Falla el caso');
    await expect(getResult(place).getByRole('deletion').first()).toBeVisible();

    await paste(getEditor(place), solution);
    await check(place);
    await expect(getResult(place)).toContainText('¡Resuelto!');

    await page.reload();
    await waitForHydration(page);
    await expect(getExercise(page)).toContainText('✓ Resuelto');
    await page.goto('/progreso/');
    await expect(page.getByRole('main')).toContainText(/1 resuelto/);
    expect(complaints).toEqual({ console: [], foreignRequests: [] });
  },
);

test('the program of an exercise is taken away as it is written, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = collectComplaints(page);
  const place = await open(page);
  await paste(getEditor(place), solution);
  const { name, texts } = await downloadProgram(place);
  expect(name).toBe('el-recibo-de-la-tienda.zip');
  expect(texts['el-recibo-de-la-tienda/inicio.c']).toBe(solution);
  expect(texts['el-recibo-de-la-tienda/LEEME.txt']).toContain(
    `${lesson}#ejercicio-recibo`,
  );
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(360);
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});

test('a program that does not compile is explained, and what was typed stays after a reload', async ({
  page,
}) => {
  const place = await open(page);
  await paste(getEditor(place), solution.replace('return 0;', 'return 0'));
  await check(place);
  await expect(place).toContainText('falta un punto y coma', {
    ignoreCase: true,
  });
  await page.reload();
  await waitForHydration(page);
  await getExercise(page).getByRole('button', { name: words.open }).click();
  await expect(getEditor(getExercise(page))).toContainText('return 0}', {
    useInnerText: false,
  });
});

test('what a program does wrong as it is checked is marked at its line', async ({
  page,
}) => {
  const place = await open(page);
  await paste(getEditor(place), outOfBoundsProgram);
  await check(place);
  await expect(
    place.getByRole('heading', { name: /Se escribió fuera de scores/ }),
  ).toBeVisible();
  await expect(place.locator('.cm-line-error')).toHaveText('6');
  const nowhere = createProgram('int *p = NULL;', '*p = 4;');
  await paste(getEditor(place), nowhere);
  await check(place);
  await expect(getResult(place)).toContainText('no apunta a ningún int');
  const line = nowhere.split('\n').indexOf('    *p = 4;') + 1;
  await expect(place.locator('.cm-line-error')).toHaveText(String(line));
});

test('results written by hand fail with other initial values', async ({
  page,
}) => {
  await page.goto('/stevelabs/program1/variable/');
  await waitForHydration(page);
  const place = page.getByRole('region', { name: 'La ficha de la Voyager 1' });
  await place.getByRole('button', { name: words.open }).click();
  const editor = place.getByRole('textbox', { name: /^Tu programa/ });
  const folder = 'docs/stevelabs/program1/2-datos/_variable/voyager';
  await paste(editor, readFileSync(`${folder}/mal-ficha-escrita.c`, 'utf8'));
  await check(place);
  await expect(getResult(place)).toContainText('Fallan 2 casos de 3.');
  await expect(getResult(place)).toContainText(
    /Con\s*lanzamiento = 2006\s*velocidad = 13\.6[^]*en lugar de los valores de tu programa/,
  );
  await expect(getResult(place)).toContainText(
    'hay algún resultado escrito a mano',
  );

  await paste(editor, readFileSync(`${folder}/otra-en-otro-orden.c`, 'utf8'));
  await check(place);
  await expect(getResult(place)).toContainText('¡Resuelto!');
});

test('a check that never ends can be stopped, and another one works', async ({
  page,
}) => {
  const place = await open(page);
  await paste(
    getEditor(place),
    'int main(void)\n{\n    for (;;) {\n    }\n}\n',
  );
  await check(place);
  await place.getByRole('button', { name: cWords.stop }).first().click();
  await paste(getEditor(place), solution);
  await check(place);
  await expect(getResult(place)).toContainText('¡Resuelto!');
});

test(
  'hints come one by one, and the solution only to who confirms',
  { tag: '@sample' },
  async ({ page }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    const place = getExercise(page);
    const getSummary = (name: string) =>
      place.locator('summary', { hasText: name });
    await getSummary('Pistas').click();
    await expect(getSummary('Pista 1').locator('..')).toHaveAttribute('open');
    await expect(getSummary('Pista 3')).toHaveCount(0);
    await getSummary('Pista 2').press('Enter');
    await expect(getSummary('Pista 3')).toBeVisible();

    await getSummary('Solución comentada').click();
    const dialog = page.getByRole('dialog', { name: '¿Ver la solución?' });
    await dialog.getByRole('button', { name: words.keepTrying }).click();
    await expect(place.getByText('120.25);')).toBeHidden();
    await getSummary('Solución comentada').click();
    await dialog.getByRole('button', { name: words.seeSolution }).click();
    await expect(place.getByText('"Llave maestra"').last()).toBeVisible();
  },
);

test('an open exercise with its result has no fault that axe finds', async ({
  page,
}) => {
  const place = await open(page);
  await check(place);
  await expect(getResult(place)).toContainText('Falla el caso');
  expect(await findAxeFaults(place)).toEqual([]);
});

test('without JavaScript the statement, the code, the cases, the hints and the solution are there', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(lesson);
  const place = getExercise(page);
  await expect(place).toContainText('El tendero de la mazmorra');
  await expect(place.getByRole('button')).toHaveCount(0);
  await place.locator('summary', { hasText: 'Solución comentada' }).click();
  await expect(place.getByText('"Llave maestra"').last()).toBeVisible();
  await page.close();
});
