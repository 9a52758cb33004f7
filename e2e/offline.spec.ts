import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './support/apps';
import { waitForHydration } from './support/watch';
import { test, type Host } from './support/host';
import { readPageFiles } from '../src/offline/pageFiles';
import {
  cacheOpenPage,
  cacheApplication,
  cachePageParts,
} from './support/offlineCache';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const lesson = 'dumix/linux1/sintaxis/';
const otherPath = 'dumix/linux1/ayuda/';

const listPageParts = (html: string) => readPageFiles(html).hydrationFiles;

const areCached = async (parts: readonly string[]) =>
  (await Promise.all(parts.map((part) => caches.match(part)))).every(Boolean);

/** Waits until the lesson is cached and shuts the server down. */
async function cacheLessonAndStop(page: Page, host: Host): Promise<void> {
  await page.goto(lesson);
  await cacheOpenPage(page);
  await host.stop();
}

/**
 * Returns true when every style sheet and image is loaded, lazy images
 * included.
 */
const isFullyLoaded = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return (
      pictures.length > 0 &&
      [...document.querySelectorAll('link')].every(
        ({ rel, sheet }) => rel !== 'stylesheet' || sheet,
      )
    );
  });

test(
  'a page that was read can be read without a network, with all that it shows',
  { tag: '@sample' },
  async ({ page, host }) => {
    await cacheLessonAndStop(page, host);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isFullyLoaded(page)).toBe(true);
  },
);

test('a page that is not on the device is said to be missing, with what is there', async ({
  page,
  host,
}) => {
  await cacheLessonAndStop(page, host);
  await page.goto(otherPath);
  await expect(page).toHaveURL(/^[^?]*\/sin-conexion\/\?pagina=/);
});

test('what the application showed can be read too', async ({ page, host }) => {
  await page.goto(lesson);
  await waitForHydration(page);
  await page.locator('a.pagination-nav__link--next').click();
  await page.waitForURL(`**/${otherPath}`);
  await cachePageParts(page);
  await host.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForHydration(page);
});

test('the next lesson, on a device that was here before, is its page and nothing else', async ({
  page,
  host,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  await cachePageParts(page);
  await cacheApplication(page);
  const parts = listPageParts(
    await readFile(`build/${otherPath}index.html`, 'utf8'),
  );
  await expect
    .poll(() => page.evaluate(areCached, parts), { timeout: 30_000 })
    .toBe(true);
  await page.close();
  const tab = await page.context().newPage();
  const before = host.requestedPaths.length;
  await tab.goto(otherPath);
  await expect(tab.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  expect(host.requestedPaths.slice(before)).toEqual([`/${otherPath}`]);
  // Prefetches in idle time have finished once the following page is cached.
  await tab.locator('a.pagination-nav__link--next').click();
  await tab.waitForURL((url) => url.pathname !== `/${otherPath}`);
  await cachePageParts(tab);
  expect(host.requestedPaths.slice(before)).not.toContain('/aplicacion.json');
});
