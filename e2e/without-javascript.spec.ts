import { framablePages } from '../config/security';
import { expect } from './support/apps';
import { onePerKind } from './support/pageKinds';
import { test } from './support/tabs';
import { readServedText, readRenderedText } from './support/pageText';

const sampledPaths = [
  '/',
  '/stevelabs/program1/',
  '/glosario/',
  '/havefun/gifapp/',
];

// Uses the HTML file as the reference: every-page.spec.ts checks that each
// hydrated page has the words of its file.
for (const route of onePerKind) {
  test(
    `${route} keeps its headings, its text and a way to every page without JavaScript`,
    { tag: sampledPaths.includes(route) ? '@sample' : [] },
    async ({ plainTab: page }) => {
      const response = await page.goto(route);
      const servedText = await readServedText(
        page,
        (await response?.text()) ?? '',
      );
      const renderedText = await readRenderedText(page);
      const notices = await page.locator('main noscript').count();
      const mapLinks = await page.locator('a[href="/mapa/"]').count();
      const isFramed = framablePages.some(
        (framablePath) => route === `/${framablePath}`,
      );

      expect(servedText.headings.length).toBeGreaterThan(0);
      expect(renderedText).toEqual(servedText);
      expect(notices > 0).toBe(
        /^\/(?:havefun\/\w+|buscar|laboratorio\/(?:c|terminal)|progreso|sin-conexion)\//.test(
          route,
        ),
      );
      // The embedded page has no links to the rest of the site.
      expect(mapLinks > 0).toBe(!isFramed);
    },
  );
}

test(
  'on the map the bullet of a name of several lines stands at the first of them',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/mapa/');
    const names = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return {
            lines: range.getClientRects().length,
            // With `inline-block`, the bullet would align with the last line of
            // the link.
            display: getComputedStyle(link).display,
          };
        }),
      );
    expect(Math.max(...names.map(({ lines }) => lines))).toBeGreaterThan(1);
    expect(new Set(names.map(({ display }) => display))).toEqual(
      new Set(['block']),
    );
  },
);
