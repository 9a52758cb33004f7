import type { Page } from '@playwright/test';
import { expect, test } from './support/apps';
import { pages } from './support/builtSite';
import { hydrated } from './support/watch';

interface Readable {
  readonly headings: string[];
  readonly words: string[];
}

function readPage(page: Page): Promise<Readable> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as
      HTMLElement | undefined;
    // What a demo app asks for lives in here; its <noscript> says so.
    for (const element of main?.querySelectorAll('[data-live], noscript') ?? [])
      element.remove();
    const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();
    return {
      headings: [...(main?.querySelectorAll('h1, h2, h3') ?? [])].map(
        (heading) => clean(heading.textContent),
      ),
      words: clean(main?.textContent ?? '').split(' '),
    };
  });
}

/** Share of the words of `whole` that `part` has too, counting repetitions. */
function share(part: readonly string[], whole: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of part) left.set(word, (left.get(word) ?? 0) + 1);
  const found = whole.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return whole.length === 0 ? 1 : found.length / whole.length;
}

for (const { route } of pages) {
  test(`${route} keeps its headings, its text and a way to every page without JavaScript`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(route);
    await hydrated(page);
    const withScript = await readPage(page);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const plain = await context.newPage();
    await plain.goto(route);
    const without = await readPage(plain);
    const notices = await plain.locator('main noscript').count();
    const mapLinks = await plain.locator('a[href="/mapa/"]').count();
    await context.close();

    expect(without.headings).toEqual(withScript.headings);
    expect(share(without.words, withScript.words)).toBeGreaterThanOrEqual(0.95);
    expect(notices > 0).toBe(/^\/(?:havefun\/\w+|buscar)\//.test(route));
    expect(mapLinks).toBeGreaterThan(0);
  });
}
