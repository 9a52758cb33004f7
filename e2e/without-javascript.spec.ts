import { expect, test } from './support/apps';
import { onePerKind } from './support/kinds';
import { hydrated } from './support/watch';
import { share, wordsOnPage } from './support/words';

for (const route of onePerKind) {
  test(`${route} keeps its headings, its text and a way to every page without JavaScript`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(route);
    await hydrated(page);
    const withScript = await wordsOnPage(page);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const plain = await context.newPage();
    await plain.goto(route);
    const without = await wordsOnPage(plain);
    const notices = await plain.locator('main noscript').count();
    const mapLinks = await plain.locator('a[href="/mapa/"]').count();
    await context.close();

    expect(without.headings).toEqual(withScript.headings);
    expect(share(without.words, withScript.words)).toBeGreaterThanOrEqual(0.95);
    expect(notices > 0).toBe(
      /^\/(?:havefun\/\w+|buscar|laboratorio\/(?:c|terminal)|progreso)\//.test(
        route,
      ),
    );
    expect(mapLinks).toBeGreaterThan(0);
  });
}
