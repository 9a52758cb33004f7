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

const missingParts = (page: Page) =>
  page.evaluate(async () => {
    const response = await caches.match(location.pathname);
    // The open page may be of another address than the one that it came as.
    const kept = new DOMParser().parseFromString(
      (await response?.text()) ?? '',
      'text/html',
    );
    const app = kept.querySelector<HTMLMetaElement>('meta[name=app]');
    const sheet = kept.querySelector<HTMLLinkElement>('link[data-full]');
    const parts = [
      ...(app?.content.split(' ') ?? []),
      sheet?.dataset.full ?? '',
    ];
    const found = await Promise.all(parts.map((part) => caches.match(part)));
    return parts.filter((_, index) => !found[index]);
  });

/** Waits until what the open page needs to come alive is on the device. */
export async function keepParts(page: Page): Promise<void> {
  await keep(page);
  await expect.poll(() => missingParts(page), { timeout: 30_000 }).toEqual([]);
}

/** Waits until the whole application of the open page's build is on the device. */
export async function keepApplication(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => {
      const app = document.querySelector<HTMLElement>('meta[name=app]');
      return caches
        .match(`/aplicacion.json?${app?.dataset.build ?? ''}`)
        .then(Boolean);
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}
