import { parseHtml } from '../scripts/lib/html.mjs';
import { expect } from './support/apps';
import { pages } from './support/builtSite';
import { isFrozen, stylesOf, strangersInEach } from './support/frame';
import { atEveryWidth, onePerKind } from './support/kinds';
import { proveVisit } from './support/proofs';
import { axeFaultsInThemes, orientationFaults } from './support/themes';
import { test } from './support/visits';
import { hydrated, watch } from './support/watch';
import { share, wordsInFile, wordsOnPage } from './support/words';

const widths = [360, 1280] as const;

// The frozen edition is read by other checks: of it, one page is enough here.
const visited = pages.filter(
  (page) => !isFrozen(page) || onePerKind.has(page.route),
);

// What stands for others at every width; the rest take turns.
const visits = visited.flatMap(({ route, html, title }, index) =>
  widths
    .filter(
      (_, turn) => atEveryWidth.has(route) || turn === index % widths.length,
    )
    .map((width) => ({ route, html, title, width })),
);

test('the pages that stand for their kind exist', () => {
  const routes = new Set(pages.map(({ route }) => route));
  expect([...atEveryWidth].filter((route) => !routes.has(route))).toEqual([]);
});

test('the frozen edition is made of nothing that the visited pages are not made of', () => {
  const frozen = pages.filter(isFrozen);
  const strangers = strangersInEach(frozen, visited);
  expect(frozen.length).toBeGreaterThan(1);
  expect(strangers).toEqual([]);
});

test('a page with an element, a script or a style sheet of its own is noticed', () => {
  const page = (route: string, head: string, body: string) => ({
    route,
    document: parseHtml(`<head>${head}</head><body><main>${body}</main>`),
  });
  const plain = page('/a/', '<script src=a.js></script>', '<p class=b>Hola');
  const other = page(
    '/b/',
    '<script src=b.js></script><link rel=stylesheet href=b.css>',
    '<p class=b>Adiós<p role=note>Eh',
  );
  expect(strangersInEach([plain, other], [plain])).toEqual([
    '/b/ main > p[role=note]',
    '/b/ b.js',
    '/b/ b.css',
  ]);
});

test('no style sheet holds a screen to one orientation', async ({
  visitor: page,
}) => {
  const oneOfEach = new Map(
    visited.map((each) => [stylesOf(each).join(' '), each.route]),
  );
  for (const route of oneOfEach.values()) {
    await page.goto(route);
    await hydrated(page);
    expect.soft(await orientationFaults(page), route).toEqual([]);
  }
});

for (const { route, html, title, width } of visits) {
  test(`${route} loads clean, hydrates, keeps the title and the words of its file and is accessible in three themes at ${width} px`, async ({
    visitor: page,
  }) => {
    await proveVisit(page, test.info(), { route, html, width }, async () => {
      const complaints = watch(page, {
        allow404: route === '/404.html',
        services: route.startsWith('/havefun/'),
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);

      const served = await wordsInFile(page, html);
      const shown = await wordsOnPage(page);
      expect.soft(served.headings).toEqual(shown.headings);
      expect
        .soft(share(served.words, shown.words), 'words in the file')
        .toBeGreaterThanOrEqual(0.95);

      expect.soft(await axeFaultsInThemes(page), 'axe').toEqual([]);
      // By now React had the time to set another one.
      expect.soft(await page.title(), 'title').toBe(title);

      await page.setViewportSize({ width: 320, height: 700 });
      const scrollWidth = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect
        .soft(scrollWidth, 'sideways scroll at 320 px')
        .toBeLessThanOrEqual(320);

      expect
        .soft(complaints.console, 'console errors and warnings')
        .toEqual([]);
      expect(complaints.foreignRequests, 'requests to other hosts').toEqual([]);
    });
  });
}
