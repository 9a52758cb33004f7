import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './support/apps';
import { waitForHydration } from './support/watch';

// Runs in one worker: most scripts are shared by every page, and compressing
// them as for production is the slow part.
test.describe.configure({ mode: 'default' });

// Cache of compressed sizes by URL, which contains the hash of the content.
const compressedSizes = new Map<string, number>();

async function getCompressedSize(response: Response): Promise<number> {
  const url = response.url();
  const size =
    compressedSizes.get(url) ??
    brotliCompressSync(await response.body()).length;
  compressedSizes.set(url, size);
  return size;
}

/**
 * Returns the transfer size of each script, in bytes, before any interaction.
 */
async function measureScripts(
  page: Page,
  path: string,
): Promise<Map<string, number>> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine the network may be idle before the page requests its own
  // chunk.
  await waitForHydration(page);
  const sizes = new Map<string, number>();
  for (const [url, response] of scripts)
    sizes.set(url, await getCompressedSize(response));
  return sizes;
}

const sum = (sizes: Iterable<number>) =>
  [...sizes].reduce((total, size) => total + size, 0);

const MAX_PAGE_KILOBYTES = 160;

for (const path of [
  '/',
  '/dumix/linux1/archivos/',
  '/stevelabs/program1/variable/',
  '/articulos/rows/rc1/',
  '/havefun/gifapp/',
  '/havefun/pokeapp/',
]) {
  test(
    `${path} loads at most ${MAX_PAGE_KILOBYTES} KB of scripts before any interaction`,
    { tag: path === '/stevelabs/program1/variable/' ? '@sample' : [] },
    async ({ page }) => {
      const sizes = await measureScripts(page, path);
      expect(sum(sizes.values())).toBeLessThanOrEqual(
        MAX_PAGE_KILOBYTES * 1000,
      );
    },
  );
}

const MAX_APP_KILOBYTES = 40;

test(`each app brings at most ${MAX_APP_KILOBYTES} KB of its own, and only to its pages`, async ({
  browser,
  baseURL,
}) => {
  const visit = async (path: string) => {
    const page = await browser.newPage({ baseURL });
    const sizes = await measureScripts(page, path);
    await page.close();
    return sizes;
  };
  const common = await visit('/havefun/');
  const apps = new Map<string, Map<string, number>>();
  for (const name of [
    'gifapp',
    'yesornotapp',
    'rickosoapp',
    'pokeapp',
    'marvelapp',
  ])
    apps.set(name, await visit(`/havefun/${name}/`));
  const countUses = (url: string) =>
    [...apps.values()].filter((sizes) => sizes.has(url)).length;

  for (const [name, sizes] of apps) {
    const ownFiles = [...sizes].filter(
      ([url]) => !common.has(url) && countUses(url) === 1,
    );
    expect(ownFiles.length, name).toBeGreaterThan(0);
    expect(sum(ownFiles.map(([, size]) => size)), name).toBeLessThanOrEqual(
      MAX_APP_KILOBYTES * 1000,
    );
  }
});
