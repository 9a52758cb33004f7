/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { listFiles } from '../files.mjs';
import { decodeWords } from '../../../src/search/decodeWords';
import { stemWord } from '../../../src/search/text';
import { buildIndex, isServed, readFragment } from '../pagefind.mjs';

const projectDir = path.join(__dirname, '../../..');
const page = (body: string) =>
  `<!doctype html><html lang="es"><head><title>x</title></head><body>${body}</body></html>`;

let site: Awaited<ReturnType<typeof createTempFolder>>;

afterEach(() => site.remove());

const build = (homes: Readonly<Record<string, readonly string[]>> = {}) =>
  buildIndex({
    projectDir,
    site: site.root,
    output: path.join(site.root, 'pagefind'),
    catalogFile: 'catalog.json',
    homes,
    stemWord,
  });

it('indexes the pages that ask for it and ships nothing else', async () => {
  site = await createTempFolder({
    'a/index.html': page(
      '<main data-pagefind-body data-pagefind-filter="kind:Guías"><h1>Permisos</h1><p>Usa u+x<a class="hash-link" href="#x">ancla</a></p></main>',
    ),
    'pronto/index.html': page(
      '<main data-pagefind-body data-pagefind-filter="state[data-state], kind:Cursos" data-state="planned"><h1>Usa</h1></main>',
    ),
    'b/index.html': page('<main><p>secreto</p></main>'),
  });
  await build();
  const files = await listFiles(path.join(site.root, 'pagefind'));
  expect(files.filter((file) => file.startsWith('fragment/'))).toHaveLength(2);
  expect(files.filter((file) => !isServed(file))).toEqual(['catalog.json']);
  const catalog = JSON.parse(
    await readFile(path.join(site.root, 'pagefind/catalog.json'), 'utf8'),
  ) as {
    words: string;
    pages: Record<string, string[]>;
    planned: string[];
  };
  expect([...decodeWords(catalog.words)].sort()).toEqual([
    'permisos',
    'u+x',
    'usa',
  ]);
  const ids = files
    .filter((file) => file.startsWith('fragment/'))
    .map((file) => path.basename(file, '.pf_fragment'));
  expect(catalog.pages['Guías']).toHaveLength(1);
  expect(ids).toEqual(
    expect.arrayContaining(Object.values(catalog.pages).flat()),
  );
  expect(catalog.planned).toEqual(catalog.pages['Cursos']);
});

const searchTexts = (text: string) =>
  page(
    `<main data-pagefind-body data-pagefind-filter="kind:Guías">${text}</main>`,
  );

it('names the page where a word is at home', async () => {
  site = await createTempFolder({
    'a/index.html': searchTexts('<h1>Ayuda</h1>'),
  });
  await build({ man: ['/a/'] });
  const catalog = JSON.parse(
    await readFile(path.join(site.root, 'pagefind/catalog.json'), 'utf8'),
  ) as { pages: Record<string, string[]>; homes: Record<string, string[]> };
  expect(catalog.homes).toEqual({ man: catalog.pages['Guías'] });
});

it('stops the build when a word is at home in a page that is not searched', async () => {
  site = await createTempFolder({
    'a/index.html': searchTexts('<h1>Ayuda</h1>'),
  });
  await expect(build({ man: ['/b/'] })).rejects.toThrow(
    'La búsqueda no tiene la página de una palabra.\n  se esperaba: una página con texto que se busque\n  se encontró: /b/',
  );
});

it('indexes what comes after a picture and after an end tag that was left out', async () => {
  site = await createTempFolder({
    'a/index.html': searchTexts(
      '<h1>Chat</h1><div><img src=x.svg alt><p>Entra <p hidden data-pagefind-ignore>nada<p>al servidor</div>',
    ),
  });
  await build();
  const [file = ''] = (
    await listFiles(path.join(site.root, 'pagefind/fragment'))
  ).map((name) => path.join(site.root, 'pagefind/fragment', name));
  expect(readFragment(file, await readFile(file)).text).toBe(
    'Chat. Entra al servidor.',
  );
});

it('stops the build when no page asks to be searched', async () => {
  site = await createTempFolder({ 'a/index.html': page('<main>Hola</main>') });
  await expect(build()).rejects.toThrow('La búsqueda no tiene nada que buscar');
});

it('stops when Pagefind writes its files in another way', async () => {
  site = await createTempFolder({});
  expect(() => readFragment('fragment/x', gzipSync('otra cosa'))).toThrow(
    'se encontró: «otra cosa…»',
  );
});
