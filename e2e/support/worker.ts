import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startServer } from '../../scripts/lib/static-server.mjs';
import { expect, test as base } from './apps';

/** A host of its own, with which a test does what hosts do. */
export interface Host {
  readonly url: string;
  /** Nobody answers any more. */
  readonly stop: () => Promise<void>;
  /** It answers again, with another folder where one is given. */
  readonly publish: (root?: string) => Promise<void>;
}

interface Device {
  readonly host: Host;
  /** A browser that was never here, and where a worker may work. */
  readonly device: BrowserContext;
}

async function startHost(): Promise<Host> {
  let root = 'build';
  let server = await startServer({ root, port: 0 });
  const { url } = server;
  return {
    url,
    stop: () => server.close(),
    async publish(other = root) {
      await server.close();
      root = other;
      server = await startServer({ root, port: Number(new URL(url).port) });
    },
  };
}

const newDevice = (browser: Browser, { url }: Host) =>
  browser.newContext({
    baseURL: url,
    locale: 'es-MX',
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });

export const test = base.extend<Device>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs.
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    { scope: 'test' },
  ],
  device: [
    async ({ browser, host }, use) => {
      const context = await newDevice(browser, host);
      await use(context);
      await context.close();
    },
    { scope: 'test' },
  ],
});

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
