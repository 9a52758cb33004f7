/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { tempFolder } from '../__fixtures__/temp-folder.mjs';
import { listFiles } from '../files.mjs';
import { buildIndex, isServed, readFragment } from '../pagefind.mjs';

const projectDir = path.join(__dirname, '../../..');
const page = (body: string) =>
  `<!doctype html><html lang="es"><head><title>x</title></head><body>${body}</body></html>`;

let site: Awaited<ReturnType<typeof tempFolder>>;

afterEach(() => site.remove());

const build = () =>
  buildIndex({
    projectDir,
    site: site.root,
    output: path.join(site.root, 'pagefind'),
    catalogFile: 'catalog.json',
  });

it('indexes the pages that ask for it and ships nothing else', async () => {
  site = await tempFolder({
    'a/index.html': page(
      '<main data-pagefind-body data-pagefind-filter="kind:Guías"><h1>Permisos</h1><p>Usa u+x<a class="hash-link" href="#x">ancla</a></p></main>',
    ),
    'b/index.html': page('<main><p>secreto</p></main>'),
  });
  await build();
  const files = await listFiles(path.join(site.root, 'pagefind'));
  expect(files.filter((file) => file.startsWith('fragment/'))).toHaveLength(1);
  expect(files.filter((file) => !isServed(file))).toEqual(['catalog.json']);
  const catalog = JSON.parse(
    await readFile(path.join(site.root, 'pagefind/catalog.json'), 'utf8'),
  ) as { words: string[]; pages: Record<string, string[]> };
  expect(catalog.words.sort()).toEqual(['permisos', 'u+x', 'usa']);
  expect(catalog.pages['Guías']).toEqual([
    path.basename(
      files.find((file) => file.startsWith('fragment/')) ?? '',
      '.pf_fragment',
    ),
  ]);
});

it('stops the build when no page asks to be searched', async () => {
  site = await tempFolder({ 'a/index.html': page('<main>Hola</main>') });
  await expect(build()).rejects.toThrow('La búsqueda no tiene nada que buscar');
});

it('stops when Pagefind writes its files in another way', async () => {
  site = await tempFolder({});
  expect(() => readFragment('fragment/x', gzipSync('otra cosa'))).toThrow(
    'se encontró: «otra cosa…»',
  );
});
