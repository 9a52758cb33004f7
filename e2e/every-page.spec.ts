import { parseHtml } from '../scripts/lib/html.mjs';
import { expect } from './support/apps';
import { pages } from './support/builtSite';
import {
  isFrozen,
  pickOnePerSheet,
  findUnknownParts,
} from './support/pageStructure';
import { pagesAtEveryWidth, onePerKind } from './support/pageKinds';
import { findAxeFaults, findOrientationFaults } from './support/themes';
import { findSmallTargets } from './support/touch';
import { test } from './support/tabs';
import { waitForHydration, collectComplaints } from './support/watch';
import {
  measureOverlap,
  readServedText,
  readRenderedText,
} from './support/pageText';

const widths = [360, 1280] as const;
const embeddedPath = '/laboratorio/c/incrustado/';

/**
 * Excludes reading lists, whose links are lines of text, and tables, whose
 * columns fit their content.
 */
const SKIPPED_SELECTORS = [
  '.markdown :is(ul, ol)',
  '.markdown table',
  'article ul',
];

// One page of the frozen edition is enough: the test below shows that it has no
// elements of its own.
const visitedPages = pages.filter(
  (page) => !isFrozen(page) || onePerKind.has(page.route),
);

// Pages in `atEveryWidth` are visited at every width; the others alternate.
const visits = visitedPages.flatMap(({ route, html, title }, index) => {
  const ownWidth = widths[index % widths.length];
  return widths
    .filter((width) => pagesAtEveryWidth.has(route) || width === ownWidth)
    .map((width) => ({
      route,
      html,
      title,
      width,
      isSampled: onePerKind.has(route) && width === ownWidth,
    }));
});

test('the pages that stand for their kind exist', { tag: '@sample' }, () => {
  const routes = new Set(pages.map(({ route }) => route));
  expect([...pagesAtEveryWidth].filter((route) => !routes.has(route))).toEqual(
    [],
  );
});

test(
  'the frozen edition is made of nothing that the visited pages are not made of',
  { tag: '@sample' },
  () => {
    const frozenPages = pages.filter(isFrozen);
    const strangers = findUnknownParts(frozenPages, visitedPages);
    expect(frozenPages.length).toBeGreaterThan(1);
    expect(strangers).toEqual([]);
  },
);

test(
  'a page with an element, a script or a style sheet of its own is noticed',
  { tag: '@sample' },
  () => {
    const createPage = (route: string, head: string, body: string) => ({
      route,
      document: parseHtml(`<head>${head}</head><body><main>${body}</main>`),
    });
    const plainPage = createPage(
      '/a/',
      '<script src=a.js></script>',
      '<p class=b>Hola',
    );
    const otherPage = createPage(
      '/b/',
      '<script src=b.js></script><link rel=stylesheet href=b.css>',
      '<p class=b>Adiós<p role=note>Eh',
    );
    expect(findUnknownParts([plainPage, otherPage], [plainPage])).toEqual([
      '/b/ main > p[role=note]',
      '/b/ b.js',
      '/b/ b.css',
    ]);
  },
);

test(
  'letters that are pale in one theme are noticed in that one, however slowly they would fade',
  { tag: '@sample' },
  async ({ visitor: page }) => {
    await page.setContent(`<!doctype html><html lang="es"><title>Prueba</title>
    <style>
      body { background: #fff; color: #000; }
      p { transition: color 1h; }
      [data-theme=dark][data-contrast=normal] p { color: #ddd; }
      [data-theme=dark][data-contrast=normal] div { background: #000; }
      [data-theme=dark][data-contrast=normal] i { color: #222; }
    </style>
    <main><h1>Prueba</h1><p>Pálida</p><p>Otra igual</p>
    <div><p>Blanca sobre negro, y <i>negra sobre negro</i></p></div></main>`);
    const faults = await findAxeFaults(page);
    expect(faults).toEqual([
      expect.stringMatching(/^oscuro: color-contrast: p:nth-child\(2\) /),
      expect.stringMatching(/^oscuro: color-contrast: i /),
    ]);
    expect(await page.evaluate(() => document.adoptedStyleSheets)).toEqual([]);
  },
);

test('no style sheet holds a screen to one orientation', async ({
  visitor: page,
}) => {
  for (const { route } of pickOnePerSheet(visitedPages)) {
    await page.goto(route);
    await waitForHydration(page);
    expect.soft(await findOrientationFaults(page), route).toEqual([]);
  }
});

test(
  'what is too small for a thumb is noticed, unless its line of text makes it so',
  { tag: '@sample' },
  async ({ visitor: page }) => {
    await page.setContent(`
    <style>a, button, label { font: 16px/20px serif }</style>
    <p>Un <a href="#a">enlace</a> dentro de una frase.</p>
    <p><a href="#b">Enlace solo</a></p>
    <button style="height: 44px; width: 44px">A</button>
    <button style="height: 44px; width: 30px">B</button>
    <label style="display: flex; min-height: 44px"><input type="checkbox">C</label>
    <nav><a href="#d">D</a></nav>`);
    const smallTargets = await findSmallTargets(page, ['nav']);
    expect(smallTargets).toEqual([
      expect.stringContaining('href="#b"'),
      expect.stringMatching(/^30×44 .*>B</),
    ]);
  },
);

for (const { route, html, title, width, isSampled } of visits) {
  test(
    `${route} loads clean, hydrates, keeps the title and the words of its file and is accessible in three themes and to a thumb at ${width} px`,
    { tag: isSampled ? '@sample' : [] },
    async ({ visitor: page }) => {
      const complaints = collectComplaints(page, {
        allow404: route === '/404.html',
        services: route.startsWith('/havefun/'),
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveCount(1);

      // The address defines the content of the embedded page.
      if (route !== embeddedPath) {
        const servedText = await readServedText(page, html);
        const renderedText = await readRenderedText(page);
        expect.soft(servedText.headings).toEqual(renderedText.headings);
        expect
          .soft(
            measureOverlap(servedText.words, renderedText.words),
            'words in the file',
          )
          .toBeGreaterThanOrEqual(0.95);
      }

      expect.soft(await findAxeFaults(page), 'axe').toEqual([]);
      expect
        .soft(
          await findSmallTargets(page, SKIPPED_SELECTORS),
          'small for a thumb',
        )
        .toEqual([]);
      // By now React could have replaced the title.
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
    },
  );
}
