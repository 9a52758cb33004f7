import { expect, test } from '@playwright/test';
import { hydrated } from './support/watch';

test('more contrast is remembered and set before the page runs', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Más contraste' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test('contrast follows the system until the reader chooses', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ contrast: 'more', baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  await expect(
    page.getByRole('button', { name: 'Más contraste' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Más contraste' }).click();
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
  await hydrated(page);
  await page.getByRole('button', { name: 'Más contraste' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test('the colour mode follows the system and can be chosen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await page
    .getByRole('button', { name: /Cambiar entre modo oscuro y claro/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await context.close();
});
