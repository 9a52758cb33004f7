import type { Page } from '@playwright/test';
import { expect } from './apps';

const isKept = (page: Page) =>
  page.evaluate(async () => {
    const pages = (await caches.keys()).find((name) => name.endsWith(':pages'));
    if (pages === undefined) return false;
    return Boolean(await (await caches.open(pages)).match(location.pathname));
  });

/** Reads, as who scrolls, until the worker keeps what is open. */
export async function keep(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('scroll'));
  });
  await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);
}

/** Those of some addresses that are not on the device. */
const missingOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (list) => {
    const found = await Promise.all(list.map((url) => caches.match(url)));
    return list.filter((_, index) => !found[index]);
  }, addresses);

const partsOf = (page: Page, path?: string) =>
  page.evaluate(async (wanted) => {
    const response = await caches.match(wanted ?? location.pathname);
    // The open page may be of another address than the one that it came as.
    const kept = new DOMParser().parseFromString(
      (await response?.text()) ?? '',
      'text/html',
    );
    const app = kept.querySelector<HTMLMetaElement>('meta[name=app]');
    const sheet = kept.querySelector<HTMLLinkElement>('link[data-full]');
    return [...(app?.content.split(' ') ?? []), sheet?.dataset.full ?? ''];
  }, path);

const listOf = (page: Page) =>
  page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('meta[name=app]');
    return [`/aplicacion.json?${app?.dataset.build ?? ''}`];
  });

async function keepAll(
  page: Page,
  addresses: (page: Page) => Promise<readonly string[]>,
): Promise<void> {
  const missing = async () => missingOf(page, await addresses(page));
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** Waits until what the open page needs to come alive is on the device. */
export async function keepParts(page: Page): Promise<void> {
  await keep(page);
  await keepAll(page, partsOf);
}

/** Waits until the whole application of the open page's build is on the device. */
export async function keepApplication(page: Page): Promise<void> {
  await keepAll(page, listOf);
}

/** Waits until the page after the open one is on the device, as for who reads a while. */
export async function keepNext(page: Page): Promise<void> {
  const next = await page
    .locator('a.pagination-nav__link--next')
    .evaluate((link: HTMLAnchorElement) => link.pathname);
  await keepAll(page, async () => [next, ...(await partsOf(page, next))]);
}
