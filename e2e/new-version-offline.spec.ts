import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleWorker } from '../src/plugins/service-worker';
import { expect } from './support/apps';
import { test } from './support/host';
import { waitForHydration, collectComplaints } from './support/watch';
import {
  cacheApplication,
  cacheNextPage,
  cachePageParts,
} from './support/offlineCache';

/** Allows the service worker, which caches visited pages. */
test.use({ serviceWorkers: 'allow' });

const lesson = 'stevelabs/program1/holamundo/';
const otherPath = 'stevelabs/program1/variable/';

const readPageBuild = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLElement>('meta[name=app]')?.dataset.build,
  );

const readBuildMark = async (folder: string) =>
  (await readFile(path.join(folder, 'version.txt'), 'utf8')).trim();

/** Opens a page and waits until the whole application is cached. */
async function openAndCache(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await cachePageParts(page);
  await cacheApplication(page);
}

async function expectSettings(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Ajustes de lectura', exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Ajustes de lectura');
  await page.keyboard.press('Escape');
}

async function expectSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('combobox', { name: 'Qué buscas' }).fill('printf');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

const filterChunkMessages = (lines: readonly string[]) =>
  lines.filter((line) => /chunk/i.test(line));

test('a page of before goes on working when the host has deleted its files, and later links lead to the new site', async ({
  page,
  host,
  otherBuild,
}) => {
  const complaints = collectComplaints(page, { failedRequests: true });
  await page.clock.install();
  await openAndCache(page, lesson);
  await page.clock.fastForward('00:06');
  await cacheNextPage(page);
  await host.publish('second');
  await expectSettings(page);
  await expectSearch(page);
  expect(await readPageBuild(page)).toBe(await readBuildMark('build'));
  await page.clock.fastForward('11:00');
  // The next page was prefetched by the previous version.
  const next = page.locator('a.pagination-nav__link--next');
  await Promise.all([page.waitForResponse('**/version.txt'), next.click()]);
  await expect(page).not.toHaveURL(host.url + lesson);
  expect(await readPageBuild(page)).toBe(await readBuildMark('build'));
  expect(filterChunkMessages(complaints.console)).toEqual([]);
  // Ignores the load failures of the page that the navigation discards.
  const [ofChange] = await Promise.all([
    page.waitForEvent('domcontentloaded').then(() => complaints.console.length),
    next.click(),
  ]);
  await expect
    .poll(() => readPageBuild(page))
    .toBe(await readBuildMark(otherBuild));
  await waitForHydration(page);
  await page.goBack();
  await waitForHydration(page);
  await expectSettings(page);
  expect(filterChunkMessages(complaints.console.slice(ofChange))).toEqual([]);
});

test('two tabs live in two versions, and the files of the older one go with its last tab', async ({
  page,
  context,
  host,
  otherBuild,
}) => {
  await openAndCache(page, lesson);
  await host.publish('second');
  const tab = await context.newPage();
  await openAndCache(tab, lesson);
  expect(await readPageBuild(tab)).toBe(await readBuildMark(otherBuild));
  await expectSettings(page);
  expect(await readPageBuild(page)).toBe(await readBuildMark('build'));
  await page.close();
  await tab.close();
  const first = await readBuildMark('build');
  // Opens a tab on each try: the browser may notice that the last one was
  // closed only then.
  const isKept = async () => {
    const laterPage = await context.newPage();
    await laterPage.goto(otherPath);
    await waitForHydration(laterPage);
    const answer = await laterPage.evaluate(
      (list) => caches.match(list).then(Boolean),
      `/aplicacion.json?${first}`,
    );
    await laterPage.close();
    return answer;
  };
  await expect.poll(isKept, { timeout: 20_000 }).toBe(false);
});

test(
  'the site can go back to an older version, with and without a network',
  { tag: '@sample' },
  async ({ page, host }) => {
    await host.publish('second');
    await openAndCache(page, lesson);
    await host.publish('first');
    await openAndCache(page, lesson);
    expect(await readPageBuild(page)).toBe(await readBuildMark('build'));
    await host.stop();
    await page.reload();
    await waitForHydration(page);
    await expectSettings(page);
  },
);

test('a worker that is withdrawn takes with it what it kept, and the site works as without one', async ({
  page,
  host,
  otherBuild,
}) => {
  await openAndCache(page, lesson);
  const worker = path.join(otherBuild, 'sw.js');
  await rename(worker, `${worker}.bak`);
  await writeFile(
    worker,
    await bundleWorker({ siteDir: process.cwd(), baseUrl: '/' }, 'x', {
      isWithdrawn: true,
    }),
  );
  await host.publish('second');
  await page.goto(otherPath);
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 })
    .toEqual([]);
  await expectSettings(page);
  await rename(`${worker}.bak`, worker);
});
