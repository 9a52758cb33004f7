import { framablePages } from '../config/security';
import { expect } from './support/apps';
import { onePerKind } from './support/kinds';
import { test } from './support/visits';
import { wordsInFile, wordsOnPage } from './support/words';

// That a page which runs its scripts has the words of its file is proved in
// every-page.spec.ts, for all of them: here the file stands for that page.
for (const route of onePerKind) {
  test(`${route} keeps its headings, its text and a way to every page without JavaScript`, async ({
    plainTab: page,
  }) => {
    const response = await page.goto(route);
    const served = await wordsInFile(page, (await response?.text()) ?? '');
    const without = await wordsOnPage(page);
    const notices = await page.locator('main noscript').count();
    const mapLinks = await page.locator('a[href="/mapa/"]').count();
    const isFramed = framablePages.some((framed) => route === `/${framed}`);

    expect(served.headings.length).toBeGreaterThan(0);
    expect(without).toEqual(served);
    expect(notices > 0).toBe(
      /^\/(?:havefun\/\w+|buscar|laboratorio\/(?:c|terminal)|progreso|sin-conexion)\//.test(
        route,
      ),
    );
    // Inside the page of another site there are no links to this one's pages.
    expect(mapLinks > 0).toBe(!isFramed);
  });
}
