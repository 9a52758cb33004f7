import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { pages } from './support/builtSite';
import { pickOnePerSheet } from './support/pageStructure';
import { looksTheSame } from './support/pictures';
import { runWithoutTransitions } from './support/themes';

const widths = [360, 1280];
const themes = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'dark', contrast: 'more' },
] as const;

/** Opens the page as it is served, without the application. */
async function openServed(page: Page, path: string): Promise<void> {
  // Holds the scripts instead of aborting them: a page that loads the
  // application at once would show an error.
  await page.route('**/assets/js/**', () => new Promise<void>(() => undefined));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ src }) => src);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/**
 * Replaces the core style sheet with the full one, like the application does.
 */
async function loadFullSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const core = document.querySelector<HTMLLinkElement>('link[data-full]');
    if (!core?.dataset.full) throw new Error('no core sheet');
    const fullSheetLink = document.createElement('link');
    fullSheetLink.rel = 'stylesheet';
    fullSheetLink.href = core.dataset.full;
    const sheetLoaded = new Promise((resolve) => {
      fullSheetLink.addEventListener('load', resolve);
    });
    core.after(fullSheetLink);
    await sheetLoaded;
    core.remove();
  });
}

/** Captures the page in each width and theme. */
async function captureViews(page: Page): Promise<Map<string, Buffer>> {
  const viewPictures = new Map<string, Buffer>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { theme, contrast } of themes) {
      // The other themes only change colours, which are the same at both
      // widths.
      if (theme === 'dark' && width !== widths[0]) continue;
      await page.evaluate(
        ([nextTheme, nextContrast]) => {
          const root = document.documentElement;
          root.dataset.theme = nextTheme;
          root.dataset.contrast = nextContrast;
        },
        [theme, contrast] as const,
      );
      viewPictures.set(
        `${width} px, ${theme}, ${contrast}`,
        await page.screenshot({
          fullPage: true,
          animations: 'disabled',
          // Animated images move on their own; no style sheet stops them.
          mask: [page.locator('img[src*="/img/gif/"]')],
        }),
      );
    }
  }
  return viewPictures;
}

test('a shade that nobody sees is no difference, and one that can be seen is', async ({
  page,
}) => {
  const capture = async (colour: string) => {
    await page.setContent(
      `<p style="background: #101418; border: 1px solid ${colour}">Texto</p>`,
    );
    return page.screenshot();
  };
  const plainPicture = await capture('#808080');
  expect(looksTheSame(plainPicture, await capture('#818180'))).toBe(true);
  expect(looksTheSame(plainPicture, await capture('#868686'))).toBe(false);
});

for (const { route: path } of pickOnePerSheet(pages))
  test(`${path} looks the same with its own sheet and with the whole one`, async ({
    page,
  }) => {
    // Blocks fonts: one may load between the captures. The next test checks the
    // layout shift of a late font.
    await page.route('**/assets/fonts/**', (route) => route.abort());
    await openServed(page, path);
    await loadPictures(page);
    const core = await runWithoutTransitions(page, () => captureViews(page));
    await loadFullSheet(page);
    const fullSheetPictures = await runWithoutTransitions(page, () =>
      captureViews(page),
    );
    const different = [...core]
      .filter(([view, picture]) => {
        const fullSheetPicture = fullSheetPictures.get(view);
        return !fullSheetPicture || !looksTheSame(picture, fullSheetPicture);
      })
      .map(([view]) => view);
    expect(different).toEqual([]);
  });

for (const path of [
  '/dumix/linux1/archivos/',
  '/stevelabs/program1/variable/',
  '/webdeveloper/opinion1/',
])
  test(
    `${path} brings at most 10 KB of style and 10 KB of letters`,
    { tag: path === '/stevelabs/program1/variable/' ? '@sample' : [] },
    async ({ page }) => {
      const responses: Response[] = [];
      page.on('response', (response) => {
        if (!/\/print\.\w+\.css$/.test(response.url()))
          responses.push(response);
      });
      await openServed(page, path);
      await page.evaluate(() => document.fonts.ready);
      const sumBytes = async (
        type: 'font' | 'stylesheet',
        measureSize: (body: Buffer) => number,
      ) => {
        const bodies = await Promise.all(
          responses
            .filter((response) => response.request().resourceType() === type)
            .map((response) => response.body()),
        );
        return bodies.reduce((sum, body) => sum + measureSize(body), 0);
      };
      const styles = await sumBytes(
        'stylesheet',
        (body) => brotliCompressSync(body).length,
      );
      const letters = await sumBytes('font', ({ length }) => length);
      expect(styles).toBeGreaterThan(0);
      expect(styles).toBeLessThanOrEqual(10_000);
      expect(letters).toBeGreaterThan(0);
      expect(letters).toBeLessThanOrEqual(10_000);
    },
  );

for (const path of ['/', '/stevelabs/program1/variable/'])
  test(`nothing of ${path} moves when a late font and the whole sheet come`, async ({
    page,
  }) => {
    const pendingCallbacks: (() => void)[] = [];
    await page.route('**/assets/fonts/**', async (route) => {
      await new Promise<void>((resolve) => {
        pendingCallbacks.push(resolve);
      });
      await route.continue();
    });
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => pendingCallbacks.length).toBeGreaterThan(0);
    await page.evaluate(() => document.body.getBoundingClientRect().height);
    // Ignores the layout shifts of the page load itself.
    const since = await page.evaluate(() => performance.now());
    const fontCame = page.waitForResponse('**/assets/fonts/**');
    for (const letPass of pendingCallbacks) letPass();
    await fontCame;
    await loadFullSheet(page);
    const shifts = await page.evaluate(
      (start) =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .filter(({ startTime }) => startTime >= start)
                .reduce(
                  (sum, entry) =>
                    sum + (entry as unknown as { value: number }).value,
                  0,
                ),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              resolve(0);
            });
          });
        }),
      since,
    );
    expect(shifts).toBe(0);
  });
