/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { readNeededContents } from '../../../../scripts/lib/linux-image/needed.mjs';
import type { LabId } from '../../../labs';
import type { CourseManifest } from '../../../courses/manifest';
import {
  readApplication,
  readPackList,
  readPackManifest,
} from '../../../offline/manifest';
import { writePacks } from '../write';

let site: Awaited<ReturnType<typeof createTempFolder>>;

const createPage = (scripts: string, rest = '') =>
  `<link rel=stylesheet href=/assets/css/core.css data-full=/assets/css/styles.css>` +
  `<meta name=app content="/assets/js/main.1.js ${scripts}" data-build=f54dda7d>${rest}`;

/** Files of a small build. */
const files = {
  'index.html': createPage('/assets/js/home.1.js'),
  'zona/index.html': createPage('/assets/js/zona.1.js'),
  'zona/curso/index.html': createPage(
    '/assets/js/doc.1.js /assets/js/portada.1.js',
  ),
  'zona/curso/uno/index.html': createPage(
    '/assets/js/doc.1.js /assets/js/uno.1.js',
    '<img src=/img/uno.png>',
  ),
  '3.1/zona/curso/uno/index.html': createPage('/assets/js/viejo.1.js'),
  'otro/index.html': createPage(
    '/assets/js/otro.1.js',
    '<img src=/img/otro.png>',
  ),
  'laboratorio/c/index.html': createPage('/assets/js/lab.1.js'),
  'laboratorio/terminal/index.html': createPage('/assets/js/terminal.1.js'),
  'assets/js/main.1.js': 'n.e(5)',
  'assets/js/home.1.js': '',
  'assets/js/zona.1.js': '',
  'assets/js/doc.1.js': 'n.e(5)',
  'assets/js/portada.1.js': '',
  'assets/js/uno.1.js': '',
  'assets/js/viejo.1.js': '',
  'assets/js/otro.1.js': '',
  'assets/js/lab.1.js': '',
  'assets/js/terminal.1.js': '',
  'assets/js/editor.1.js': '',
  'assets/css/core.css': '@font-face{src:url(../fonts/f.woff2)}',
  'assets/css/styles.css': 'a{background:url(/img/fondo.png)}',
  'assets/fonts/f.woff2': 'f',
  'img/uno.png': 'u',
  'img/otro.png': 'o',
  'img/fondo.png': 'f',
  'labs/c/c.1.js': 'c',
  'pagefind/index/es_1.pf_index': 'i',
  'version.txt': 'f54dda7d',
};

const createManifest = (runtime: LabId): CourseManifest => ({
  course: {
    id: 'curso',
    root: '/zona/curso/',
    title: 'Curso de prueba',
    subject: 'Prueba',
    runtime,
    editions: [],
  },
  cover: {} as CourseManifest['cover'],
  modules: [
    {
      folder: '1-empezar',
      title: 'Empezar',
      position: 1,
      lessons: [{ state: 'written' }, { state: 'planned' }],
    } as unknown as CourseManifest['modules'][number],
  ],
});

const write = (runtime: LabId = 'c') =>
  writePacks({
    outDir: site.root,
    baseUrl: '/',
    chunks: { 5: { js: [{ file: 'assets/js/otro.1.js' }] } },
    courses: [createManifest(runtime)],
    edition: '4.0',
    root: process.cwd(),
    common: [''],
  });

const read = (name: string) => readFile(path.join(site.root, name), 'utf8');
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await read(name));

const packList = async () =>
  readPackList(await readJson('paquetes.json')).packs;

async function listUrls(id: string) {
  const pack = (await packList()).find((each) => each.id === id);
  const manifest = readPackManifest(await readJson(pack?.manifest ?? ''));
  return manifest.files.map(({ url }) => url);
}

const listApplicationUrls = async () =>
  readApplication(await readJson('aplicacion.json')).files.map(
    ({ url }) => url,
  );

beforeEach(async () => {
  site = await createTempFolder(files);
});

afterEach(() => site.remove());

describe('stops the build', () => {
  it('when a page names what is not there', async () => {
    await site.write({
      'zona/curso/uno/index.html': createPage('', '<img src=/img/falta.png>'),
    });
    await expect(write()).rejects.toThrow(
      'zona/curso/uno/index.html: nombra un archivo que no está en la construcción.\n  se esperaba: un archivo bajo /\n  se encontró: /img/falta.png',
    );
  });

  it('when a sheet names what is not there', async () => {
    await site.write({ 'assets/css/core.css': 'a{mask:url(falta.svg)}' });
    await expect(write()).rejects.toThrow(
      /^assets\/css\/core\.css: nombra un archivo .*\n.*\n.*falta\.svg$/,
    );
  });

  it('when a script asks for a chunk that the bundler did not write', async () => {
    await site.write({ 'assets/js/doc.1.js': 'n.e(77)' });
    await expect(write()).rejects.toThrow(
      /^assets\/js\/doc\.1\.js: pide un trozo .*\n.*\n.*\.e\("77"\)$/,
    );
  });

  it('when a page that every pack has is not there', async () => {
    await rm(path.join(site.root, 'laboratorio/c'), { recursive: true });
    await expect(write()).rejects.toThrow(
      'se esperaba: /laboratorio/c/\n  se encontró: ninguna en la construcción',
    );
  });
});

describe('the application', () => {
  it('is what no page names, what common pages name, and no content of others', async () => {
    await write();
    expect(await listApplicationUrls()).toEqual([
      '/assets/css/core.css',
      '/assets/css/styles.css',
      '/assets/fonts/f.woff2',
      '/assets/js/editor.1.js',
      '/assets/js/home.1.js',
      '/assets/js/main.1.js',
    ]);
  });
});

describe('the pack of a course', () => {
  it('holds its pages, theirs, the laboratory and the search, pages last', async () => {
    await write();
    expect(await listUrls('curso')).toEqual([
      '/assets/css/core.css',
      '/assets/css/styles.css',
      '/assets/fonts/f.woff2',
      '/assets/js/doc.1.js',
      '/assets/js/editor.1.js',
      '/assets/js/home.1.js',
      '/assets/js/lab.1.js',
      '/assets/js/main.1.js',
      // Loaded lazily by `doc.1.js`, although only another page names it.
      '/assets/js/otro.1.js',
      '/assets/js/portada.1.js',
      '/assets/js/uno.1.js',
      '/assets/js/zona.1.js',
      '/labs/c/c.1.js',
      '/pagefind/index/es_1.pf_index',
      '/img/fondo.png',
      '/img/uno.png',
      '/',
      '/laboratorio/c/',
      '/zona/curso/',
      '/zona/curso/uno/',
      '/zona/',
    ]);
  });

  it('says what it holds, and its parts add up', async () => {
    await write();
    const [pack] = await packList();
    expect(pack).toMatchObject({
      id: 'curso',
      course: 'curso',
      title: 'Curso de prueba',
      edition: '4.0',
      files: 21,
      holds: { lessons: 1, lab: { bytes: 1 }, search: { bytes: 1 } },
    });
    const { pages, application, lab, search } = pack?.holds ?? {};
    for (const unit of ['bytes', 'wire'] as const)
      expect(pack?.[unit]).toBe(
        [pages, application, lab, search].reduce(
          (sum, part) => sum + (part?.[unit] ?? 0),
          0,
        ),
      );
  });

  it('is the same when nothing changed, and another one when a picture did', async () => {
    await write();
    const before = await read('paquetes.json');
    await write();
    expect(await read('paquetes.json')).toBe(before);
    await site.write({ 'img/uno.png': 'otra' });
    await write();
    expect(await read('paquetes.json')).not.toBe(before);
  });

  it('leaves the laboratory of some lessons to an extra, and says how many ask for it', async () => {
    const [neededContent = ''] = await readNeededContents(process.cwd());
    await site.write({
      'zona/curso/uno/index.html': createPage(
        '/assets/js/doc.1.js',
        '<div data-live=linux><button>Abrir</button></div>',
      ),
      'zona/curso/dos/index.html': createPage(
        '/assets/js/doc.1.js',
        '<div data-live="linux-bench"></div><div data-live="linux2"></div>',
      ),
      'labs/linux/linux.1.js': 'l',
      [`labs/linux/files/${neededContent}`]: 'n',
      'labs/linux/files/sobra.bin.zst': 's',
    });
    await write('c');
    expect(await listUrls('curso')).not.toContain('/labs/linux/linux.1.js');
    expect(await listUrls('curso-linux')).toEqual([
      `/labs/linux/files/${neededContent}`,
      '/labs/linux/linux.1.js',
    ]);
    expect((await packList())[1]).toMatchObject({
      course: null,
      extends: 'curso',
      title: 'Curso de prueba: Laboratorio de Linux',
      usedBy: 2,
    });
  });

  it('leaves what its Linux can do without to an extra of its own', async () => {
    const [neededContent = ''] = await readNeededContents(process.cwd());
    await site.write({
      'labs/linux/linux.1.js': 'l',
      [`labs/linux/files/${neededContent}`]: 'n',
      'labs/linux/files/sobra.bin.zst': 's',
    });
    await write('linux');
    const pack = await listUrls('curso');
    expect(pack).toContain(`/labs/linux/files/${neededContent}`);
    expect(pack).toContain('/labs/linux/linux.1.js');
    expect(pack).toContain('/laboratorio/terminal/');
    expect(pack).not.toContain('/labs/linux/files/sobra.bin.zst');
    expect(await listUrls('curso-extra')).toEqual([
      '/labs/linux/files/sobra.bin.zst',
    ]);
    expect((await packList())[1]).toMatchObject({
      course: null,
      extends: 'curso',
      title: 'Curso de prueba: el resto de Linux',
    });
  });
});
