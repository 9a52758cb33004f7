import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './support/watch';

const findContrastButton = (
  page: Page,
  state: 'activado' | 'desactivado',
): Locator => page.getByRole('button', { name: `Más contraste (${state})` });

const findModeButton = (page: Page, mode: string): Locator =>
  page.getByRole('button', {
    name: `Cambiar entre modo oscuro y claro (actualmente modo ${mode})`,
  });

test(
  'more contrast is remembered and set before the page runs',
  { tag: '@sample' },
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await findContrastButton(page, 'desactivado').click();
    await expect(findContrastButton(page, 'activado')).toBeVisible();

    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/about/');
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await expect(findContrastButton(page, 'activado')).toBeVisible();
  },
);

test('contrast follows the system until the reader chooses', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ contrast: 'more', baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await waitForHydration(page);
  await findContrastButton(page, 'activado').click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  await context.close();
});

test('with storage blocked the choice holds for the page and nothing breaks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await waitForHydration(page);
  await findContrastButton(page, 'desactivado').click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test(
  'the colour mode follows the system and can be chosen',
  { tag: '@sample' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme: 'dark', baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await waitForHydration(page);
    await findModeButton(page, 'del sistema').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await findModeButton(page, 'claro').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/about/');
    await expect(findModeButton(page, 'oscuro')).toBeVisible();
    await context.close();
  },
);
