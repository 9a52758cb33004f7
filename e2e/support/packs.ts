import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect as plainExpect } from '@playwright/test';
import { offlineFiles } from '../../src/offline/files';
import { readPackList, readPackManifest } from '../../src/offline/manifest';
import type { File } from '../../src/offline/manifest';
import type { Host } from './host';
import { waitForHydration } from './watch';

/**
 * A course is about a thousand files, which take the browser a minute to store
 * on a busy machine.
 */
export const expect = plainExpect.configure({ timeout: 180_000 });

export const offlinePage = `/${offlineFiles.page}`;

export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name });

/**
 * Finds the link on a course's cover that says that the course is downloaded.
 */
export const getDownloadedLink = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Guardado en este dispositivo' });

/** Finds the progress bar of a download. */
const getProgress = (page: Page): Locator =>
  page.getByRole('progressbar', { name: /^Descarga: / });

/** Finds the card of a course on the page that lists the downloads. */
export const getCard = (page: Page, title: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

/** Starts the download of a course from its cover. */
async function startDownload(page: Page, cover: string): Promise<void> {
  await page.goto(cover);
  await button(page, /^Llevar el curso sin conexión/).click();
  await expect(getProgress(page)).toBeVisible();
}

/**
 * Starts the download of a course and leaves it incomplete: the host holds the
 * files of the laboratories.
 */
export async function downloadPart(
  page: Page,
  host: Pick<Host, 'hold'>,
  cover: string,
): Promise<void> {
  host.hold(/^\/labs\//);
  await startDownload(page, cover);
  await expect
    .poll(() =>
      getProgress(page).evaluate(({ value }: HTMLProgressElement) => value),
    )
    .toBeGreaterThan(0);
}

/** Downloads a whole course. */
export async function downloadCourse(page: Page, cover: string): Promise<void> {
  await startDownload(page, cover);
  await expect(getDownloadedLink(page)).toBeVisible();
}

/** Lists the caches of a course. */
export const listPackCaches = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    async (end) => (await caches.keys()).filter((name) => name.includes(end)),
    `:pack:${id}`,
  );

/** Searches a word, as the lists of the site do. */
export async function searchWord(page: Page, word: string): Promise<void> {
  await waitForHydration(page);
  await button(page, 'Buscar').click();
  await page.getByRole('combobox', { name: 'Qué buscas' }).fill(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function readPackFiles(folder: string, id: string): Promise<File[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const { packs } = readPackList(await read(offlineFiles.packs));
  const { manifest = '' } = packs.find((pack) => pack.id === id) ?? {};
  return readPackManifest(await read(manifest)).files;
}

/**
 * Returns the transfer size, in bytes, of the files of a course that are new or
 * different in another build.
 */
export async function computeUpdateSize(
  fromFolder: string,
  toFolder: string,
  id: string,
): Promise<number> {
  const formatIdentity = ({ url, hash }: File) => `${url} ${hash}`;
  const knownFiles = new Set(
    (await readPackFiles(fromFolder, id)).map(formatIdentity),
  );
  return (await readPackFiles(toFolder, id))
    .filter((file) => !knownFiles.has(formatIdentity(file)))
    .reduce((sum, { wire }) => sum + wire, 0);
}
