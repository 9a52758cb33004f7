/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import coreStylePlugin from '..';
import { SAVED_PAGES_ID, MISSING_PAGE_ID } from '../../../offline/savedPages';
import { getCourseFolder, courses } from '../../../courses';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({
    'assets/css/styles.1a2b3c4d.css':
      '.lesson{color:red}.card{color:green}.dialog{color:#00f}',
  });
});

afterEach(() => site.remove());

const createPage = (
  text: string,
  maker = 'docs',
  link = '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />',
) =>
  `<!doctype html><html lang="es" class="${maker}-wrapper plugin-${maker} plugin-id-default"><head><title>x</title>${link}</head><body>${text}</body></html>`;

const postBuild = (baseUrl = '/') =>
  coreStylePlugin().postBuild?.({
    outDir: site.root,
    siteConfig: { baseUrl },
  } as Parameters<NonNullable<Plugin['postBuild']>>[0]);

const readBuiltFile = (file: string) =>
  readFile(path.join(site.root, file), 'utf8');

const readLinkedSheets = async (file: string) => {
  const [, core = '', full = '', print = ''] =
    /<link rel="stylesheet" href="([^"]+)" data-full="([^"]+)" data-print="([^"]+)">/.exec(
      await readBuiltFile(file),
    ) ?? [];
  return { core, full, print };
};

it('links each page to what its kind uses and says where the rest is', async () => {
  await site.write({
    'a/index.html': createPage('<p class="lesson">'),
    'b/index.html': createPage('<p>'),
    'index.html': createPage('<p class="card">', 'pages'),
  });
  await postBuild();
  const lesson = await readLinkedSheets('a/index.html');
  const home = await readLinkedSheets('index.html');

  expect(lesson.full).toBe('/assets/css/styles.1a2b3c4d.css');
  expect(lesson.core).toMatch(/^\/assets\/css\/core\.[0-9a-f]{8}\.css$/);
  expect(await readBuiltFile(lesson.core)).toBe('.lesson{color:red}');
  expect(await readBuiltFile(home.core)).toBe('.card{color:green}');
  expect(await readLinkedSheets('b/index.html')).toEqual(lesson);
});

it('downloads the print rules by itself only without scripts', async () => {
  await site.write({ 'a/index.html': createPage('<p class="lesson">') });
  await postBuild();
  const { print } = await readLinkedSheets('a/index.html');
  const links = (await readBuiltFile('a/index.html')).match(
    /<link[^>]*print[^>]*>/g,
  );

  expect(print).toMatch(/^\/assets\/css\/print\.[0-9a-f]{8}\.css$/);
  expect(links).toHaveLength(2);
  expect(await readBuiltFile('a/index.html')).toContain(
    `<noscript><link rel="stylesheet" href="${print}" media="print"></noscript>`,
  );
});

it('gives what the worker writes on the page without a network its style', async () => {
  await site.write({
    'assets/css/styles.1a2b3c4d.css': '.kept li{color:red}.missing p{margin:0}',
    'sin-conexion/index.html': createPage(
      `<div class=missing id=${MISSING_PAGE_ID}></div><div class=kept id=${SAVED_PAGES_ID}></div>`,
    ),
  });
  await postBuild();
  const { core } = await readLinkedSheets('sin-conexion/index.html');
  expect(await readBuiltFile(core)).toBe(
    '.kept li{color:red}.missing p{margin:0}',
  );
});

it('gives the cover of each course and its lessons sheets of their own: what only the others use does not weigh on them', async () => {
  const [firstFolder = '', secondFolder = ''] = courses.map(getCourseFolder);
  await site.write({
    [`${firstFolder}/index.html`]: createPage('<p class="card">'),
    [`${firstFolder}/a/index.html`]: createPage('<p class="lesson">'),
    [`${secondFolder}/a/index.html`]: createPage('<p class="dialog">'),
  });
  await postBuild();
  const readCore = async (file: string) =>
    readBuiltFile((await readLinkedSheets(file)).core);
  expect(await readCore(`${firstFolder}/index.html`)).toBe(
    '.card{color:green}',
  );
  expect(await readCore(`${firstFolder}/a/index.html`)).toBe(
    '.lesson{color:red}',
  );
  expect(await readCore(`${secondFolder}/a/index.html`)).toBe(
    '.dialog{color:#00f}',
  );
});

it('names a core sheet after what it holds', async () => {
  await site.write({ 'index.html': createPage('<p class="lesson">') });
  await postBuild();
  const first = await readdir(path.join(site.root, 'assets/css'));
  await site.write({ 'index.html': createPage('<p class="card">') });
  await postBuild();
  const second = await readdir(path.join(site.root, 'assets/css'));

  expect(first).toHaveLength(3);
  expect(second).toHaveLength(4);
});

it('respects the base path', async () => {
  await site.write({
    'index.html': createPage(
      '<p class="lesson">',
      'docs',
      '<link rel="stylesheet" href="/sub/assets/css/styles.1a2b3c4d.css">',
    ),
  });
  await postBuild('/sub/');
  const { core, full } = await readLinkedSheets('index.html');
  expect(core).toMatch(/^\/sub\/assets\/css\/core\./);
  expect(full).toBe('/sub/assets/css/styles.1a2b3c4d.css');
});

it('leaves redirects alone, which have no style', async () => {
  const redirect =
    '<!doctype html><meta http-equiv="refresh" content="0; url=/">';
  await site.write({
    'index.html': createPage('<p>'),
    'old/index.html': redirect,
  });
  await postBuild();
  expect(await readBuiltFile('old/index.html')).toBe(redirect);
});

it('stops at a page without a sheet', async () => {
  await site.write({ 'a/index.html': createPage('<p>', 'docs', '') });
  await expect(postBuild()).rejects.toThrow(
    'a/index.html: no se sabe cuál es su hoja de estilo.\n  se esperaba: un <link rel=stylesheet>\n  se encontró: ninguno',
  );
});

it('stops at a page with a sheet of another name', async () => {
  await site.write({
    'a/index.html': createPage(
      '<p>',
      'docs',
      '<link rel="stylesheet" href="/assets/css/other.css">',
    ),
  });
  await expect(postBuild()).rejects.toThrow(
    'a/index.html: enlaza otra hoja de estilo.\n  se esperaba: /assets/css/styles.1a2b3c4d.css\n  se encontró: /assets/css/other.css',
  );
});

it('stops when the bundler leaves two sheets', async () => {
  await site.write({
    'assets/css/styles.ffffffff.css': '',
    'index.html': createPage('<p>'),
  });
  await expect(postBuild()).rejects.toThrow(
    'se encontró: styles.1a2b3c4d.css, styles.ffffffff.css',
  );
});
