import type { Page } from '@playwright/test';
import { expect } from './support/apps';
import { getPreviousPage } from './support/courses';
import { test } from './support/tabs';
import { waitForHydration } from './support/watch';

const lesson = '/stevelabs/program1/variable/';
const previousPage = getPreviousPage(lesson);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Loads the shortcut code, which the first arrow key requests. Shift+Arrow does
 * not turn the page.
 */
async function loadShortcuts(page: Page): Promise<void> {
  const script = page.waitForResponse(/assets\/js/);
  await page.keyboard.press('Shift+ArrowRight');
  await (await script).finished();
}

/** Presses both arrows and expects the page to stay. */
async function expectArrowsIgnored(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    expect(page.url(), key).toBe(href);
  }
}

test(
  'arrows lead to the lesson before and the one after, and its title is said',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await open(page, lesson);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`${previousPage.path}$`));
    await expect(
      page.getByRole('status').filter({ hasText: previousPage.title }),
    ).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`${lesson}$`));
  },
);

test('arrows lead from one article to another', async ({ freshTab: page }) => {
  await open(page, '/articulos/rows/rc1/');
  const next = page.locator('.pagination-nav__link').first();
  const address = (await next.getAttribute('href')) ?? '';
  const side = (await next.getAttribute('class'))?.includes('--prev')
    ? 'ArrowLeft'
    : 'ArrowRight';
  await page.keyboard.press(side);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('arrows stay with a block of code that has the focus and scrolls', async ({
  freshTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/dumix/linux1/archivos/');
  await loadShortcuts(page);
  const code = page.locator('pre').filter({ hasText: 'partidas.log' }).first();
  await code.focus();
  const scrolls = await code.evaluate(
    (element) => element.scrollWidth > element.clientWidth,
  );
  expect(scrolls).toBe(true);
  await expectArrowsIgnored(page);
});

test('arrows stay with fields, with open dialogs, with Shift and with selected text', async ({
  freshTab: page,
}) => {
  await open(page, lesson);
  await loadShortcuts(page);
  await page.keyboard.press('?');
  await expect(
    page.getByRole('dialog', { name: 'Atajos de teclado' }),
  ).toBeVisible();
  await expectArrowsIgnored(page);
  await page.keyboard.press('Escape');

  await page.getByRole('heading', { level: 1 }).selectText();
  await expectArrowsIgnored(page);
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Campo');
    document.querySelector('main')?.prepend(field);
  });
  await page.getByLabel('Campo').focus();
  await expectArrowsIgnored(page);
});

test('arrows stay under the open menu of a phone', async ({
  freshTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, lesson);
  await loadShortcuts(page);
  await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
  await expectArrowsIgnored(page);
});

test(
  '? opens the help, which lists what works here; Escape closes it',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await open(page, '/');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(help).toBeVisible();
    for (const text of [
      'Lección o artículo anterior',
      'Lección o artículo siguiente',
      'Ver estos atajos',
      'Cerrar lo que esté abierto',
    ])
      await expect(help.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  },
);

test('? writes a question mark in a field', async ({ freshTab: page }) => {
  await open(page, '/havefun/yesornotapp/');
  const field = page.getByRole('textbox');
  await field.focus();
  await page.keyboard.press('?');
  await expect(field).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who turns single-key shortcuts off is left in peace, also after a reload', async ({
  freshTab: page,
}) => {
  await open(page, lesson);
  await loadShortcuts(page);
  await page.getByRole('button', { name: 'Ajustes de lectura' }).click();
  await page.getByLabel('Atajos de una sola tecla').uncheck();
  await page.keyboard.press('Escape');
  await expectArrowsIgnored(page);
  await page.reload();
  await waitForHydration(page);
  await expectArrowsIgnored(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Ajustes de lectura' }).click();
  await page.getByRole('button', { name: 'Ver los atajos de teclado' }).click();
  await expect(page.getByText(/están apagados/)).toBeVisible();
});

test('a dialog does not follow the reader to another page', async ({
  freshTab: page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Have Fun' }).first().click();
  await expect(page).toHaveURL(/\/havefun\/$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
