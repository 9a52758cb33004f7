import { installDevice } from '../../../testing/offline/device';
import type { TestDevice } from '../../../testing/offline/device';
import {
  createFileEntry,
  createPackSummary,
} from '../../../testing/offline/site';
import { openPackCache } from '../packCache';
import type { PackCache } from '../packCache';

const [pages, assets, pack] = [
  'steve-labs:/:pages',
  'steve-labs:/:assets',
  'steve-labs:/:pack:c',
];

let device: TestDevice;
let packCache: PackCache;

const createLesson = (build: string) =>
  `<link rel="stylesheet" href="/assets/css/core.${build}.css" data-full="/assets/css/styles.${build}.css"><meta name=app content="/assets/js/main.${build}.js" data-build=${build}>`;

/** Files of the course as a build publishes them. */
const createCourse = (build: string): Record<string, string> => ({
  [`/assets/css/core.${build}.css`]: 'hoja',
  [`/assets/css/styles.${build}.css`]: 'hoja entera',
  [`/assets/fonts/letras.${build}.woff2`]: 'letras',
  [`/assets/js/main.${build}.js`]: 'aplicación',
  [`/assets/js/ajustes.${build}.js`]: 'otra parte',
  [`/assets/js/leccion.${build}.js`]: 'lo que nadie visitó',
  [`/labs/c/clang.${build}.zst`]: 'compilador',
  '/c/salida/': createLesson(build),
});

async function putInCache(
  cache: string,
  content: Record<string, string>,
): Promise<void> {
  const openedCache = await device.caches.open(cache);
  for (const [url, text] of Object.entries(content))
    await openedCache.put(url, new Response(text));
}

async function listCached(cache: string): Promise<string[]> {
  const keys = await (await device.caches.open(cache)).keys();
  return keys.map(({ url }) => url.replace(location.origin, ''));
}

async function installCourse(build: string): Promise<void> {
  const content = createCourse(build);
  const files = Object.entries(content).map(([url, text]) =>
    createFileEntry(url, text),
  );
  const record = {
    summary: createPackSummary(files),
    files,
    date: '2026-11-21',
  };
  await packCache.startDownload({ ...record, isComplete: false });
  for (const file of files)
    await packCache.storeFile(file, new Response(content[file.url]));
  await packCache.finishDownload({ ...record, isComplete: true });
}

const neededFiles = [
  '/assets/css/core.uno.css',
  '/assets/css/styles.uno.css',
  '/assets/fonts/letras.uno.woff2',
  '/assets/js/main.uno.js',
  '/assets/js/ajustes.uno.js',
];

beforeEach(async () => {
  device = installDevice();
  packCache = openPackCache('/', 'c');
  await installCourse('uno');
  // Visited while the pack had all their files, so the worker cached none of
  // them.
  await putInCache(pages, {
    '/linux/archivos/': createLesson('uno'),
    '/c/salida/': createLesson('uno'),
    '/linux/editores/': createLesson('uno'),
  });
  await putInCache(assets, {
    '/aplicacion.json?uno': JSON.stringify({
      build: 'uno',
      files: [{ url: '/assets/js/ajustes.uno.js' }],
    }),
  });
});

it.each([
  ['is updated', () => installCourse('dos')],
  ['is deleted', () => packCache.remove()],
])(
  'when a pack %s, what visited pages are made of stays with them, and nothing else',
  async (_, change) => {
    await change();
    expect(await listCached(assets)).toEqual([
      '/aplicacion.json?uno',
      ...neededFiles,
    ]);
    for (const path of neededFiles)
      expect(await listCached(pack)).not.toContain(path);
  },
);

it('a visited lesson of an updated pack is the new one, and the order of the visits is the same', async () => {
  await installCourse('dos');
  expect(await listCached(pages)).toEqual([
    '/linux/archivos/',
    '/c/salida/',
    '/linux/editores/',
  ]);
  const visitedCache = await device.caches.open(pages);
  expect(await (await visitedCache.match('/c/salida/'))?.text()).toBe(
    createLesson('dos'),
  );
  expect(await (await visitedCache.match('/linux/editores/'))?.text()).toBe(
    createLesson('uno'),
  );
});

it('a full disk does not keep a pack from being deleted', async () => {
  device.caches.freeBytes = 0;
  await packCache.remove();
  expect(await device.caches.has(pack)).toBe(false);
});
