import type { Page } from '@playwright/test';
import { expect } from './apps';

const isPageCached = (page: Page) =>
  page.evaluate(async () => {
    const pages = (await caches.keys()).find((name) => name.endsWith(':pages'));
    if (pages === undefined) return false;
    return Boolean(await (await caches.open(pages)).match(location.pathname));
  });

/**
 * Scrolls, which registers the service worker, and waits until the open page is
 * cached.
 */
export async function cacheOpenPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('scroll'));
  });
  await expect.poll(() => isPageCached(page), { timeout: 30_000 }).toBe(true);
}

/** Lists the addresses that no cache holds. */
const findMissing = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (list) => {
    const responses = await Promise.all(list.map((url) => caches.match(url)));
    return list.filter((_, index) => !responses[index]);
  }, addresses);

const readPageParts = (page: Page, path?: string) =>
  page.evaluate(async (wantedUrl) => {
    const response = await caches.match(wantedUrl ?? location.pathname);
    // Reads the cached HTML, not the open document: the router may have changed
    // its address without a load.
    const keptDocument = new DOMParser().parseFromString(
      (await response?.text()) ?? '',
      'text/html',
    );
    const app = keptDocument.querySelector<HTMLMetaElement>('meta[name=app]');
    const sheet =
      keptDocument.querySelector<HTMLLinkElement>('link[data-full]');
    return [...(app?.content.split(' ') ?? []), sheet?.dataset.full ?? ''];
  }, path);

const getApplicationList = (page: Page) =>
  page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('meta[name=app]');
    return [`/aplicacion.json?${app?.dataset.build ?? ''}`];
  });

async function waitUntilCached(
  page: Page,
  addresses: (page: Page) => Promise<readonly string[]>,
): Promise<void> {
  const findMissingFiles = async () => findMissing(page, await addresses(page));
  await expect.poll(findMissingFiles, { timeout: 30_000 }).toEqual([]);
}

/**
 * Waits until the scripts and the style sheet that the open page needs to
 * hydrate are cached.
 */
export async function cachePageParts(page: Page): Promise<void> {
  await cacheOpenPage(page);
  await waitUntilCached(page, readPageParts);
}

/**
 * Waits until every file of the application, in the build of the open page, is
 * cached.
 */
export async function cacheApplication(page: Page): Promise<void> {
  await waitUntilCached(page, getApplicationList);
}

/** Waits until the next page, with its scripts and style sheet, is cached. */
export async function cacheNextPage(page: Page): Promise<void> {
  const next = await page
    .locator('a.pagination-nav__link--next')
    .evaluate((link: HTMLAnchorElement) => link.pathname);
  await waitUntilCached(page, async () => [
    next,
    ...(await readPageParts(page, next)),
  ]);
}
