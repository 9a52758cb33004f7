/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import coreStylePlugin from '..';
import { SAVED_PAGES_ID, MISSING_PAGE_ID } from '../../../offline/savedPages';
import { getCourseFolder, courses } from '../../../courses';
import { tempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';

let site: Awaited<ReturnType<typeof tempFolder>>;

beforeEach(async () => {
  site = await tempFolder({
    'assets/css/styles.1a2b3c4d.css':
      '.lesson{color:red}.card{color:green}.dialog{color:#00f}',
  });
});

afterEach(() => site.remove());

const page = (
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

const built = (file: string) => readFile(path.join(site.root, file), 'utf8');

const linked = async (file: string) => {
  const [, core = '', full = '', print = ''] =
    /<link rel="stylesheet" href="([^"]+)" data-full="([^"]+)" data-print="([^"]+)">/.exec(
      await built(file),
    ) ?? [];
  return { core, full, print };
};

it('links each page to what its kind uses and says where the rest is', async () => {
  await site.write({
    'a/index.html': page('<p class="lesson">'),
    'b/index.html': page('<p>'),
    'index.html': page('<p class="card">', 'pages'),
  });
  await postBuild();
  const lesson = await linked('a/index.html');
  const home = await linked('index.html');

  expect(lesson.full).toBe('/assets/css/styles.1a2b3c4d.css');
  expect(lesson.core).toMatch(/^\/assets\/css\/core\.[0-9a-f]{8}\.css$/);
  expect(await built(lesson.core)).toBe('.lesson{color:red}');
  expect(await built(home.core)).toBe('.card{color:green}');
  expect(await linked('b/index.html')).toEqual(lesson);
});

it('downloads the print rules by itself only without scripts', async () => {
  await site.write({ 'a/index.html': page('<p class="lesson">') });
  await postBuild();
  const { print } = await linked('a/index.html');
  const links = (await built('a/index.html')).match(/<link[^>]*print[^>]*>/g);

  expect(print).toMatch(/^\/assets\/css\/print\.[0-9a-f]{8}\.css$/);
  expect(links).toHaveLength(2);
  expect(await built('a/index.html')).toContain(
    `<noscript><link rel="stylesheet" href="${print}" media="print"></noscript>`,
  );
});

it('gives what the worker writes on the page without a network its style', async () => {
  await site.write({
    'assets/css/styles.1a2b3c4d.css': '.kept li{color:red}.missing p{margin:0}',
    'sin-conexion/index.html': page(
      `<div class=missing id=${MISSING_PAGE_ID}></div><div class=kept id=${SAVED_PAGES_ID}></div>`,
    ),
  });
  await postBuild();
  const { core } = await linked('sin-conexion/index.html');
  expect(await built(core)).toBe('.kept li{color:red}.missing p{margin:0}');
});

it('gives the cover of each course and its lessons sheets of their own: what only the others use does not weigh on them', async () => {
  const [one = '', other = ''] = courses.map(getCourseFolder);
  await site.write({
    [`${one}/index.html`]: page('<p class="card">'),
    [`${one}/a/index.html`]: page('<p class="lesson">'),
    [`${other}/a/index.html`]: page('<p class="dialog">'),
  });
  await postBuild();
  const coreOf = async (file: string) => built((await linked(file)).core);
  expect(await coreOf(`${one}/index.html`)).toBe('.card{color:green}');
  expect(await coreOf(`${one}/a/index.html`)).toBe('.lesson{color:red}');
  expect(await coreOf(`${other}/a/index.html`)).toBe('.dialog{color:#00f}');
});

it('names a core sheet after what it holds', async () => {
  await site.write({ 'index.html': page('<p class="lesson">') });
  await postBuild();
  const first = await readdir(path.join(site.root, 'assets/css'));
  await site.write({ 'index.html': page('<p class="card">') });
  await postBuild();
  const second = await readdir(path.join(site.root, 'assets/css'));

  expect(first).toHaveLength(3);
  expect(second).toHaveLength(4);
});

it('respects the base path', async () => {
  await site.write({
    'index.html': page(
      '<p class="lesson">',
      'docs',
      '<link rel="stylesheet" href="/sub/assets/css/styles.1a2b3c4d.css">',
    ),
  });
  await postBuild('/sub/');
  const { core, full } = await linked('index.html');
  expect(core).toMatch(/^\/sub\/assets\/css\/core\./);
  expect(full).toBe('/sub/assets/css/styles.1a2b3c4d.css');
});

it('leaves redirects alone, which have no style', async () => {
  const redirect =
    '<!doctype html><meta http-equiv="refresh" content="0; url=/">';
  await site.write({
    'index.html': page('<p>'),
    'old/index.html': redirect,
  });
  await postBuild();
  expect(await built('old/index.html')).toBe(redirect);
});

it('stops at a page without a sheet', async () => {
  await site.write({ 'a/index.html': page('<p>', 'docs', '') });
  await expect(postBuild()).rejects.toThrow(
    'a/index.html: no se sabe cuál es su hoja de estilo.\n  se esperaba: un <link rel=stylesheet>\n  se encontró: ninguno',
  );
});

it('stops at a page with a sheet of another name', async () => {
  await site.write({
    'a/index.html': page(
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
    'index.html': page('<p>'),
  });
  await expect(postBuild()).rejects.toThrow(
    'se encontró: styles.1a2b3c4d.css, styles.ffffffff.css',
  );
});
