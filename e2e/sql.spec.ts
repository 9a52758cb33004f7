// cspell:ignore inyeccion
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect as expectSoon, test } from './support/apps';
import { paste } from './support/cLab';
import { findAxeFaults } from './support/themes';
import { collectComplaints, waitForHydration } from './support/watch';
import { words as exerciseWords } from '../src/labs/exercise/words';
import { words } from '../src/labs/sql/words';

// The first statement of a page downloads SQLite.
const expect = expectSoon.configure({ timeout: 30_000 });

const cover = '/stevelabs/bd1/';
const lesson = '/stevelabs/bd1/select/';
const injection = '/stevelabs/bd1/inyeccion/';
const laboratory = '/laboratorio/sql/';

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
const editorOf = (place: Page | Locator) =>
  place.getByRole('textbox', { name: /^(?:Editor|Tu SQL|Tus sentencias)/ });

async function openBlock(page: Page): Promise<Locator> {
  await page.goto(cover);
  await waitForHydration(page);
  return page.locator('[data-lab]').first();
}

test(
  'a query runs where it is read, and its rows are a table',
  { tag: '@sample' },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    const block = await openBlock(page);
    await expect(block.getByText(words.expected)).toBeVisible();
    await button(block, words.run).click();
    await expect(
      block.getByRole('columnheader', { name: /titulo/ }),
    ).toBeVisible();
    await expect(block.getByText('4 filas', { exact: true })).toBeVisible();
    await expect(button(block, words.run)).toBeFocused();
    expect(await findAxeFaults(block)).toEqual([]);
    expect(complaints).toEqual({ console: [], foreignRequests: [] });
  },
);

test('an error is explained in Spanish and marked in its line', async ({
  page,
}) => {
  const block = await openBlock(page);
  await button(block, words.edit).click();
  await paste(editorOf(block), 'SELECT titulo,\n  estren\nFROM juego;');
  await button(block, words.run).click();
  await expect(block.getByText(/no such column: estren/).first()).toBeVisible();
  await expect(block.getByText(/estreno/).last()).toBeVisible();
  await expect(block.locator('.cm-line-error')).toHaveText('2');
  expect(await findAxeFaults(block)).toEqual([]);
});

test('whoever presses Tab twice in the editor reads how to leave it by keyboard', async ({
  page,
}) => {
  const block = await openBlock(page);
  await button(block, words.edit).click();
  const hint = block.getByText(/^Escape y después Tab salen del editor/);
  await expect(editorOf(block)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('x');
  await page.keyboard.press('Tab');
  await expect(hint).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOf(block)).not.toBeFocused();
});

test('a query that never ends is stopped, and the next one runs', async ({
  page,
}) => {
  const block = await openBlock(page);
  await button(block, words.edit).click();
  await paste(
    editorOf(block),
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n;',
  );
  await button(block, words.run).click();
  await expect(button(block, words.stop)).toBeVisible();
  await button(block, words.stop).click();
  await expect(block.getByText('Lo paraste.')).toBeVisible();
  await paste(editorOf(block), 'SELECT 7 AS siete;');
  await button(block, words.run).click();
  await expect(
    block.getByRole('columnheader', { name: /siete/ }),
  ).toBeVisible();
});

test(
  'the steps of a query show which rows fall',
  { tag: '@sample' },
  async ({ page }) => {
    const block = await openBlock(page);
    await button(block, words.steps).click();
    await expect(block.getByText('WHERE').first()).toBeVisible();
    await expect(button(block, words.closeSteps)).toBeVisible();
    expect(await findAxeFaults(block)).toEqual([]);
    await button(block, words.closeSteps).click();
    await expect(button(block, words.closeSteps)).toHaveCount(0);
  },
);

test(
  'an exercise refuses a wrong answer and accepts the solution',
  { tag: '@sample' },
  async ({ page }) => {
    const solution = readFileSync(
      'docs/stevelabs/bd1/1-preguntar/_select/linea-de-tiempo/solucion.sql',
      'utf8',
    );
    await page.goto(lesson);
    await waitForHydration(page);
    const place = page
      .getByRole('region')
      .filter({ has: page.locator('#ejercicio-linea-de-tiempo') });
    await place.getByRole('button', { name: exerciseWords.open }).click();
    await paste(editorOf(place), solution.replace('DISTINCT ', ''));
    await button(place, exerciseWords.check).click();
    const result = place.getByRole('group', { name: exerciseWords.result });
    await expect(result).toContainText(/repetid|DISTINCT/i);
    expect(await findAxeFaults(place)).toEqual([]);
    await paste(editorOf(place), solution);
    await button(place, exerciseWords.check).click();
    await expect(result).toContainText('¡Resuelto!');
    await expect(place.getByText('✓ Resuelto')).toBeVisible();
  },
);

test.describe('the form of a program', () => {
  const attack = "' OR '1' = '1";

  /** Opens the lesson, and returns one of its forms. */
  async function openForm(page: Page, index: number): Promise<Locator> {
    await page.goto(injection);
    const field = page.getByRole('textbox', { name: 'Tu carnet' });
    return page.locator('[data-lab]').filter({ has: field }).nth(index);
  }

  test(
    'pastes what is typed in the statement, and shows all the rows that it lets out',
    { tag: '@sample' },
    async ({ page }) => {
      const complaints = collectComplaints(page);
      const form = await openForm(page, 0);
      const field = form.getByRole('textbox');
      // Typed and sent before the page hydrates.
      await field.fill(attack);
      await field.press('Enter');
      await expect(form.getByText('40 filas', { exact: true })).toBeVisible();
      await expect(form.locator('pre')).toContainText(
        "WHERE carnet = '' OR '1' = '1';",
      );
      await expect(form.locator('pre mark')).toHaveText(attack);
      await expect(field).toBeFocused();
      expect(await findAxeFaults(form)).toEqual([]);
      await button(form, words.reset).click();
      await expect(field).toHaveValue('046');
      await expect(form.getByText(words.expected)).toBeVisible();
      expect(complaints).toEqual({ console: [], foreignRequests: [] });
    },
  );

  test('gives what is typed as a value, and the statement stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = await openForm(page, 1);
    await waitForHydration(page);
    await expect(form.getByRole('textbox')).toHaveValue(attack);
    await button(form, words.search).click();
    await expect(form.getByText('0 filas', { exact: true })).toBeVisible();
    await form.getByRole('textbox').fill('046');
    await button(form, words.search).click();
    await expect(form.getByRole('cell', { name: 'Bruno' })).toBeVisible();
    await expect(form.getByText(`${words.parameter}: 046`)).toBeVisible();
    expect(await findAxeFaults(form)).toEqual([]);
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('the laboratory', () => {
  test(
    'keeps its database, undoes a change, and remembers both after a reload',
    { tag: '@sample' },
    async ({ page }) => {
      await page.goto(laboratory);
      await waitForHydration(page);
      const main = page.getByRole('main');
      await paste(
        editorOf(main),
        'CREATE TABLE torneo (texto TEXT) STRICT; INSERT INTO torneo VALUES (NULL);',
      );
      await button(main, words.run).click();
      await expect(main.getByText('torneo', { exact: true })).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await paste(editorOf(main), 'SELECT * FROM torneo;');
      await button(main, words.run).click();
      await expect(
        main.getByRole('cell', { name: 'NULL' }).first(),
      ).toBeVisible();
      await button(main, 'Deshacer el último cambio').click();
      await expect(main.getByText('torneo', { exact: true })).toHaveCount(0);
    },
  );

  test('asks before a change of every row', async ({ page }) => {
    await page.goto(laboratory);
    await waitForHydration(page);
    const main = page.getByRole('main');
    await paste(editorOf(main), 'DELETE FROM prestamo;');
    await button(main, words.run).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await button(dialog, 'No ejecutar').click();
    await paste(editorOf(main), 'SELECT count(*) AS n FROM prestamo;');
    await button(main, words.run).click();
    await expect(main.getByRole('cell', { name: '1000' })).toBeVisible();
  });

  test('has no fault of accessibility, and nothing overflows on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(laboratory);
    await waitForHydration(page);
    const main = page.getByRole('main');
    await button(main, words.run).click();
    await expect(main.getByText('60 filas', { exact: true })).toBeVisible();
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code and its result are there', async ({ page }) => {
    await page.goto(cover);
    const block = page.locator('[data-lab]').first();
    await expect(block.getByText('FROM juego')).toBeVisible();
    await block.getByText(words.expected).click();
    await expect(
      block.getByRole('columnheader', { name: 'titulo' }),
    ).toBeVisible();
  });

  test('a form shows its text in the statement, and the result', async ({
    page,
  }) => {
    await page.goto(injection);
    const form = page.locator('[data-lab]').first();
    await expect(form.getByRole('textbox')).toBeHidden();
    await expect(form.getByText('Tu carnet: 046')).toBeVisible();
    await expect(form.locator('pre mark')).toHaveText('046');
    await form.getByText(words.expected).click();
    await expect(form.getByRole('cell', { name: 'Bruno' })).toBeVisible();
  });
});
