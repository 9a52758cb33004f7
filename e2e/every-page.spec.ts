import { expect, test } from './support/apps';
import { pages } from './support/builtSite';
import { onePerKind } from './support/kinds';
import { axeFaultsInThemes } from './support/themes';
import { hydrated, watch } from './support/watch';
import { share, wordsInFile, wordsOnPage } from './support/words';

const widths = [360, 1280] as const;

// One page of each kind at every width; the rest take turns.
const visits = pages.flatMap(({ route, html }, index) =>
  widths
    .filter(
      (_, turn) => onePerKind.has(route) || turn === index % widths.length,
    )
    .map((width) => ({ route, html, width })),
);

test('the pages that stand for their kind exist', () => {
  const routes = new Set(pages.map(({ route }) => route));
  expect([...onePerKind].filter((route) => !routes.has(route))).toEqual([]);
});

test.use({ reducedMotion: 'reduce' });

for (const { route, html, width } of visits) {
  test(`${route} loads clean, hydrates, adds no words to its file and is accessible in three themes at ${width} px`, async ({
    page,
  }) => {
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

    await page.setViewportSize({ width: 320, height: 700 });
    const scrollWidth = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect
      .soft(scrollWidth, 'sideways scroll at 320 px')
      .toBeLessThanOrEqual(320);

    expect.soft(complaints.console, 'console errors and warnings').toEqual([]);
    expect(complaints.foreignRequests, 'requests to other hosts').toEqual([]);
  });
}
