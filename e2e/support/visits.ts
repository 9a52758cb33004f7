import type { Page } from '@playwright/test';
import { test as base } from './apps';

/**
 * For what depends on nothing that a visit before it left: one page of the
 * browser for all tests of a worker, which goes from address to address as a
 * reader's tab. What it loaded and compiled once, it has.
 */
export const test = base.extend<
  { readonly visitor: Page },
  { readonly tab: Page }
>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        reducedMotion: 'reduce',
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
      // Nothing of this page may go on while the next test listens.
      await tab.goto('about:blank');
    },
    { scope: 'test' },
  ],
});
