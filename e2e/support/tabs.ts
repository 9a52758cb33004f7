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

/** Clears what the sites stored in the browser; the HTTP cache stays. */
async function clearStorage(page: Page, baseURL = ''): Promise<void> {
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
 * Provides tabs of a browser that has visited the site: files and compiled code
 * of earlier tests are cached. Tests that need a clean browser use `page`.
 *
 * - `visitor`: one tab shared by the tests of a worker, for tests that do not
 * depend on stored data.
 * - `freshTab`: a new tab with empty storage, for tests that store, intercept
 * or prepare something.
 * - `plainTab`: like `visitor`, without JavaScript.
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
      // Stops the page, so that none of its requests reach the listeners of the
      // next test.
      await tab.goto('about:blank');
    },
    { scope: 'test' },
  ],
  freshTab: [
    async ({ known, baseURL, viewport, permissions }, use) => {
      const page = await known.newPage();
      await clearStorage(page, baseURL);
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
