import type { Locator, Page } from '@playwright/test';
import { expect } from './support/apps';
import { findAxeFaults } from './support/themes';
import { test } from './support/tabs';
import { waitForHydration, collectComplaints } from './support/watch';

const lesson = '/dumix/linux1/archivos/';

function getSettings(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Ajustes de lectura' });
}

/**
 * Opens the reading settings from the header, or from the drawer on a phone.
 */
async function openSettings(page: Page): Promise<Locator> {
  await waitForHydration(page);
  const drawer = page.getByRole('button', { name: 'Abrir o cerrar el menú' });
  if (await drawer.isVisible()) await drawer.click();
  await page
    .getByRole('button', { name: 'Ajustes de lectura' })
    .filter({ visible: true })
    .click();
  await expect(getSettings(page)).toBeVisible();
  return getSettings(page);
}

function measureTextSize(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('.markdown > p')
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
}

function recordFontRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') urls.push(request.url());
  });
  return urls;
}

test(
  'the settings work with the keyboard alone and give the focus back',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Ajustes de lectura' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(
      getSettings(page).getByRole('button', { name: 'Cerrar' }),
    ).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '100 %' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '130 %' })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${lesson}$`));
    await expect.poll(() => measureTextSize(page)).toBeCloseTo(16 * 1.3);

    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByRole('radio', { name: 'Amplio' }).first(),
    ).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Reducir' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('checkbox', { name: 'Atajos de una sola tecla' }),
    ).not.toBeChecked();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: '100 %' })).toBeChecked();
    await expect.poll(() => measureTextSize(page)).toBe(16);
    await page.keyboard.press('Escape');
    await expect(getSettings(page)).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test(
  'what was chosen is there before the next page runs, header and all',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto('/');
    const dialog = await openSettings(page);
    await dialog.getByLabel('150 %').check();
    await dialog.getByLabel('Muy amplio').check();
    await dialog.getByLabel('Reducir').check();
    await page.keyboard.press('Escape');

    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(lesson);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-text-size', '150');
    await expect(root).toHaveAttribute('data-line-height', 'wider');
    await expect(root).toHaveAttribute('data-motion', 'reduce');
    await expect.poll(() => measureTextSize(page)).toBe(24);
    const header = page.getByRole('navigation', { name: 'Principal' });
    const { height = 0 } = (await header.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(62);
  },
);

test('the easy font is downloaded only once it is chosen', async ({ page }) => {
  const requestedFonts = recordFontRequests(page);
  await page.goto(lesson, { waitUntil: 'networkidle' });
  const dialog = await openSettings(page);
  expect(requestedFonts.filter((url) => /atkinson/.test(url))).toEqual([]);
  await dialog.getByLabel('Fácil de leer').check();
  await expect
    .poll(() => requestedFonts.some((url) => /atkinson.*-400-normal/.test(url)))
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible"')),
    )
    .toBe(true);
  expect(new URL(requestedFonts.at(-1) ?? '').host).toBe(
    new URL(page.url()).host,
  );
});

test('with storage blocked the settings hold for the page and say so', async ({
  freshTab: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(lesson);
  const dialog = await openSettings(page);
  await dialog.getByLabel('130 %').check();
  await expect(dialog.getByRole('status')).toContainText(
    'Tu navegador no deja guardar nada',
  );
  await expect.poll(() => measureTextSize(page)).toBeCloseTo(16 * 1.3);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Have Fun' })
    .click();
  await expect(page).toHaveURL(/\/havefun\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '130');
});

test('less motion reaches style sheets and animated pictures', async ({
  freshTab: page,
}) => {
  await page.goto('/3.1/dumix/linux1/editores/');
  const countAnimations = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running').length,
    );
  await waitForHydration(page);
  await expect.poll(countAnimations).toBeGreaterThan(0);
  const dialog = await openSettings(page);
  await dialog.getByLabel('Reducir').check();
  await expect.poll(countAnimations).toBe(0);

  await page.goto('/havefun/gifapp/');
  await waitForHydration(page);
  await expect(
    page.getByRole('button', { name: 'Animar', exact: true }),
  ).toBeVisible();
});

for (const width of [320, 360]) {
  test(`the largest text causes no sideways scroll at ${width} px, code included`, async ({
    freshTab: page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      for (const [name, value] of [
        ['text-size', '150'],
        ['line-height', 'wider'],
        ['font', 'legible'],
      ] as const)
        localStorage.setItem(`steve-labs:/:${name}`, value);
    });
    for (const path of [
      lesson,
      '/stevelabs/program1/salida/',
      '/articulos/rows/rc1/',
      '/',
    ]) {
      await page.goto(path);
      await waitForHydration(page);
      const scroll = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(scroll, path).toBeLessThanOrEqual(width);
    }
    const dialog = await openSettings(page);
    const inner = await dialog.evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(inner).toBeLessThanOrEqual(0);
  });
}

for (const width of [360, 1280]) {
  test(`both dialogs are accessible in three themes at ${width} px`, async ({
    freshTab: page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacidad/');
    const dialog = await openSettings(page);
    expect(await findAxeFaults(dialog)).toEqual([]);
    await dialog
      .getByRole('button', { name: 'Ver los atajos de teclado' })
      .click();
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(help).toBeVisible();
    expect(await findAxeFaults(help)).toEqual([]);
    expect(complaints.console).toEqual([]);
  });
}

test(
  'without JavaScript no display control that would do nothing is seen',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.goto(lesson);
    for (const control of [
      '[aria-label="Ajustes de lectura"]',
      '[data-turns=contrast]',
      '[data-turns=color-mode]',
    ]) {
      await expect(page.locator(control)).not.toHaveCount(0);
      await expect(page.locator(control).filter({ visible: true })).toHaveCount(
        0,
      );
    }
  },
);

test('under a sub-path the choice is kept apart from the one at the root', async ({
  freshTab: page,
  baseURL,
}) => {
  const sub = new URL(baseURL ?? '');
  sub.port = String(Number(sub.port) + 1);
  sub.pathname = `/sub${lesson}`;
  await page.goto(sub.href);
  const dialog = await openSettings(page);
  await dialog.getByLabel('115 %').check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '115');
  expect(
    await page.evaluate(() =>
      localStorage.getItem('steve-labs:/sub/:text-size'),
    ),
  ).toBe('115');
});
