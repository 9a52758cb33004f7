import { expect, test } from './support/apps';
import { pages } from './support/builtSite';
import { applyTheme, axeFaults, themes } from './support/themes';
import { hydrated, watch } from './support/watch';

const widths = [360, 1280] as const;

/** One page of each kind is looked at in every width; the rest take turns. */
const onePerKind = new Set([
  '/',
  '/404.html',
  '/3.1/dumix/linux1/archivos/',
  '/articulos/',
  '/articulos/reviews/',
  '/articulos/rows/rc1/',
  '/articulos/tags/info/',
  '/buscar/',
  '/changelog/',
  '/dumix/',
  '/dumix/vimgg/',
  '/havefun/gifapp/',
  '/mapa/',
  '/steve/',
  '/stevelabs/program1/',
  '/stevelabs/program1/bucles/',
  '/stevelabs/program1/salida/',
  '/webdeveloper/opinion1/',
]);

const visits = pages.flatMap(({ route }, index) =>
  widths
    .filter(
      (_, turn) => onePerKind.has(route) || turn === index % widths.length,
    )
    .map((width) => ({ route, width })),
);

test('the pages that stand for their kind exist', () => {
  const routes = new Set(pages.map(({ route }) => route));
  expect([...onePerKind].filter((route) => !routes.has(route))).toEqual([]);
});

test.use({ reducedMotion: 'reduce' });

for (const { route, width } of visits) {
  test(`${route} loads clean, hydrates and is accessible in three themes at ${width} px`, async ({
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

    for (const theme of themes) {
      await applyTheme(page, theme);
      expect.soft(await axeFaults(page), `axe, ${theme.name}`).toEqual([]);
    }

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
