import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  WorkerInfo,
} from '@playwright/test';
import { test as base } from './apps';

interface Tabs {
  readonly visitor: Page;
  readonly freshTab: Page;
  readonly plainTab: Page;
}

interface Shared {
  readonly tab: Page;
  readonly known: BrowserContext;
  readonly plain: Page;
}

function newContext(
  browser: Browser,
  { project }: WorkerInfo,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const { baseURL, locale, serviceWorkers } = project.use;
  return browser.newContext({ baseURL, locale, serviceWorkers, ...options });
}

/** Nothing that the sites kept on the device is left; the browser's cache is. */
async function forget(page: Page, baseURL = ''): Promise<void> {
  const root = new URL(baseURL);
  const { origin: underSubpath } = Object.assign(new URL(root), {
    port: String(Number(root.port) + 1),
  });
  const session = await page.context().newCDPSession(page);
  for (const origin of [root.origin, underSubpath])
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'all',
    });
  await session.detach();
}

/**
 * Tabs of a browser that knows the site: what it loaded and compiled for a test
 * before, it has. What needs a browser that never was here asks for a `page`.
 *
 * - `visitor`, for what depends on nothing that a visit before it left: one page
 *   for all tests of a worker, which goes from address to address.
 * - `freshTab`, for what stores, intercepts or prepares something: a new tab,
 *   with nothing on the device.
 * - `plainTab`, as `visitor`, without JavaScript.
 */
export const test = base.extend<Tabs, Shared>({
  tab: [
    async ({ browser }, use, worker) => {
      const context = await newContext(browser, worker, {
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  known: [
    async ({ browser }, use, worker) => {
      const context = await newContext(browser, worker);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  plain: [
    async ({ browser }, use, worker) => {
      const context = await newContext(browser, worker, {
        javaScriptEnabled: false,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ tab }, use) => {
      await use(tab);
      tab.removeAllListeners();
      await tab.unrouteAll({ behavior: 'wait' });
      // Nothing of this page may go on while the next test listens.
      await tab.goto('about:blank');
    },
    { scope: 'test' },
  ],
  freshTab: [
    async ({ known, baseURL, viewport, permissions }, use) => {
      const page = await known.newPage();
      await forget(page, baseURL);
      if (viewport) await page.setViewportSize(viewport);
      if (permissions) await known.grantPermissions(permissions);
      await use(page);
      for (const open of known.pages()) await open.close();
      await known.clearPermissions();
    },
    { scope: 'test' },
  ],
  plainTab: [
    async ({ plain, viewport }, use) => {
      if (viewport) await plain.setViewportSize(viewport);
      await use(plain);
      await plain.emulateMedia({ media: null, reducedMotion: null });
      await plain.goto('about:blank');
    },
    { scope: 'test' },
  ],
});
