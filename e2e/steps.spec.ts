import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { test } from './support/apps';
import { expect } from './support/cLab';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words } from '../src/labs/exercise/words';
import { sentences } from '../src/labs/c/step/sentences';
import { words as cWords } from '../src/labs/c/words';

const course = '/stevelabs/program1';
const folder = 'docs/stevelabs/program1';

test.use({ viewport: { width: 360, height: 740 } });

const getResult = (step: Locator) =>
  step.getByRole('group', { name: words.result });

/** Opens a step by keyboard. */
async function open(page: Page, lesson: string, name: string) {
  await page.goto(`${course}/${lesson}/`);
  await waitForHydration(page);
  const step = page.getByRole('region', { name, exact: true });
  await step.getByRole('button', { name: words.open }).press('Enter');
  await expect(step.getByRole('button', { name: words.check })).toBeVisible();
  return step;
}

async function expectKept(page: Page, step: Locator) {
  await page.reload();
  await waitForHydration(page);
  await expect(step).toContainText('✓ Resuelto');
}

const fitsWindowWidth = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth <= window.innerWidth,
  );

test('what a program prints is foretold, seen, and kept', async ({ page }) => {
  const complaints = collectComplaints(page);
  const step = await open(page, 'salida', 'Predice la salida');
  await expect(
    step.getByRole('textbox', { name: sentences.output }),
  ).toBeFocused();
  await page.keyboard.type('Vidas:');
  await step.getByRole('button', { name: words.check }).press('Enter');
  await expect(getResult(step)).toContainText(sentences.outputWrong);
  await expect(step.getByText('La segunda llamada sigue')).toBeVisible();
  expect(await findAxeFaults(step)).toEqual([]);

  await step
    .getByRole('textbox', { name: sentences.output })
    .fill(
      readFileSync(`${folder}/1-empezar/_salida/saltos/salida.txt`, 'utf8'),
    );
  await step.getByRole('button', { name: words.check }).press('Enter');
  await expect(getResult(step)).toContainText(sentences.solved);
  await step.getByRole('button', { name: cWords.run }).press('Enter');
  await expect(step.getByRole('group', { name: cWords.output })).toContainText(
    'Vidas: tres',
  );
  await expect.poll(() => fitsWindowWidth(page)).toBe(true);
  await expectKept(page, step);
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});

test(
  'what is missing in a program is written in its place',
  { tag: '@sample' },
  async ({ page }) => {
    const step = await open(page, 'holamundo', 'Completa el programa');
    await expect(step.getByRole('textbox', { name: /^Hueco 1/ })).toBeFocused();
    await page.keyboard.type('printf');
    await page.keyboard.press('Tab');
    await page.keyboard.type(',');
    await page.keyboard.press('Enter');
    await expect(step).toContainText('No compila');
    expect(await findAxeFaults(step)).toEqual([]);
    await step.getByRole('textbox', { name: /^Hueco 2/ }).fill(';');
    await page.keyboard.press('Enter');
    await expect(getResult(step)).toContainText('¡Resuelto!');
    await expect.poll(() => fitsWindowWidth(page)).toBe(true);
    await expectKept(page, step);
  },
);

test('lines are put in order with the keyboard, and with a finger', async ({
  page,
}) => {
  const step = await open(page, 'estructura', 'Ordena las líneas');
  const readTexts = () =>
    step
      .getByRole('radio')
      .evaluateAll((options) =>
        options.map(
          (radio) => radio.closest('label')?.textContent.trim() ?? '',
        ),
      );
  const right = readFileSync(
    `${folder}/1-empezar/_estructura/orden/programa.c`,
    'utf8',
  )
    .split('\n')
    .flatMap((line) => /^\[\[\s*(.*)\]\]$/.exec(line)?.[1] ?? []);
  for (const [targetIndex, text] of right.entries()) {
    const line = step.getByRole('radio', { name: text, exact: true });
    await line.focus();
    await page.keyboard.press('Space');
    for (
      let currentIndex = (await readTexts()).indexOf(text);
      currentIndex > targetIndex;
      currentIndex -= 1
    )
      await page.keyboard.press('Alt+ArrowUp');
    await expect(line).toBeFocused();
  }
  const extra = step.getByRole('radio', { name: 'int principal(void)' });
  await extra.press('Alt+ArrowDown');
  await expect(step).toContainText(sentences.unused);
  expect(await findAxeFaults(step)).toEqual([]);

  await extra.check();
  const downButton = step.getByRole('button', { name: sentences.down });
  while ((await downButton.getAttribute('aria-disabled')) !== 'true')
    await downButton.press('Enter');
  await step.getByRole('button', { name: words.check }).press('Enter');
  await expect(getResult(step)).toContainText('¡Resuelto!');
  await expect.poll(() => fitsWindowWidth(page)).toBe(true);

  const last = (await readTexts()).at(-2) ?? '';
  const row = step.locator('[data-entry]', { hasText: last });
  const handle = row.locator('[aria-hidden]').last();
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const box = await row.boundingBox();
  await page.mouse.move(
    (box?.x ?? 0) + 20,
    (box?.y ?? 0) - 2 * (box?.height ?? 0),
    { steps: 8 },
  );
  await page.mouse.up();
  await expect
    .poll(async () => (await readTexts()).indexOf(last))
    .toBeLessThan(right.length - 1);
  await expectKept(page, step);
});

test('a trace table is filled in, and the program followed afterwards', async ({
  page,
}) => {
  const step = await open(page, 'variable', 'Completa la traza');
  const rows = readFileSync(
    `${folder}/2-datos/_variable/copia/traza.tsv`,
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .slice(3)
    .map((row) => row.split('\t').slice(1));
  await expect(step.getByRole('textbox').first()).toBeFocused();
  for (const cell of rows.flat()) {
    await page.keyboard.type(cell === rows[2]?.[1] ? '9' : cell);
    await page.keyboard.press('Tab');
  }
  await step.getByRole('button', { name: words.check }).press('Enter');
  await expect(getResult(step)).toContainText('casillas están bien');
  expect(await findAxeFaults(step)).toEqual([]);

  for (const [index, cell] of rows.flat().entries())
    await step.getByRole('textbox').nth(index).fill(cell);
  await page.keyboard.press('Enter');
  await expect(getResult(step)).toContainText('¡Resuelto!');
  await expect.poll(() => fitsWindowWidth(page)).toBe(true);
  await step.getByRole('button', { name: cWords.steps }).press('Enter');
  await expect(step.getByText(/Paso 1 de/)).toBeVisible();
  await expectKept(page, step);
});

test(
  'without JavaScript each step shows its question, and its answer unfolds',
  { tag: '@sample' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    for (const [lesson, title, expectedText] of [
      ['salida', 'Predice la salida', 'Oro: nada'],
      ['holamundo', 'Completa el programa', 'Sin él, el compilador'],
      ['estructura', 'Ordena las líneas', 'Sobra principal'],
      ['variable', 'Completa la traza', 'copia el 2'],
    ] as const) {
      await page.goto(`${course}/${lesson}/`);
      const step = page.getByRole('region', { name: title, exact: true });
      await expect(step.getByText(expectedText)).toBeHidden();
      await step.getByText(words.answer).click();
      await expect(step.getByText(expectedText)).toBeVisible();
      await expect.poll(() => fitsWindowWidth(page)).toBe(true);
    }
    await context.close();
  },
);
