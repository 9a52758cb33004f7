/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import headingFontPlugin from '..';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { collectCharacters } from '../characters';

const source =
  'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2';
const wholeFont = 'jetbrains-mono-latin-700-normal-0123abcd.woff2';

let site: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  site = await createTempFolder({
    'assets/css/styles.1a2b3c4d.css': `@font-face{src:url(/sub/assets/fonts/${wholeFont})}`,
    [`assets/fonts/${wholeFont}`]: await readFile(source),
    'index.html':
      '<!doctype html><html lang="es"><head><link rel="stylesheet" href="/sub/assets/css/styles.1a2b3c4d.css"></head><body><h1>Índice</h1></body></html>',
  });
});

afterEach(() => site.remove());

const postBuild = () =>
  headingFontPlugin().postBuild?.({
    outDir: site.root,
    siteConfig: { baseUrl: '/sub/' },
  } as Parameters<NonNullable<Plugin['postBuild']>>[0]);

const listFiles = (folder: string) => readdir(path.join(site.root, folder));
const readBuiltFile = (file: string) =>
  readFile(path.join(site.root, file), 'utf8');

it('leaves a font of at most 10 KB, and sheet and pages that name it', async () => {
  await postBuild();
  const [font = '', ...moreFonts] = await listFiles('assets/fonts');
  const [sheet = '', ...moreSheets] = await listFiles('assets/css');
  const { length } = await readFile(path.join(site.root, 'assets/fonts', font));

  expect([...moreFonts, ...moreSheets]).toEqual([]);
  expect(font).toMatch(/^jetbrains-mono\.[0-9a-f]{8}\.woff2$/);
  expect(length).toBeLessThanOrEqual(10_000);
  expect(await readBuiltFile(`assets/css/${sheet}`)).toBe(
    `@font-face{src:url(/sub/assets/fonts/${font})}`,
  );
  expect(await readBuiltFile('index.html')).toContain(
    `href="/sub/assets/css/${sheet}"`,
  );
});

it('stops when the sheet does not use the font', async () => {
  await site.write({ 'assets/css/styles.1a2b3c4d.css': 'p{color:red}' });
  await expect(postBuild()).rejects.toThrow(
    `assets/css/styles.1a2b3c4d.css: la hoja de estilo no usa la letra de los títulos.\n  se esperaba: la dirección de ${wholeFont}`,
  );
});

it('stops when the font is not there', async () => {
  await site.remove();
  site = await createTempFolder({
    'assets/css/styles.1a2b3c4d.css': '',
    'assets/fonts/other.woff2': '',
  });
  await expect(postBuild()).rejects.toThrow(
    'se esperaba: un archivo assets/fonts/jetbrains-mono-….woff2\n  se encontró: ninguno',
  );
});

it('asks for Spanish and whatever the titles say, and for nothing else', () => {
  const characters = collectCharacters([
    '<h2 title="~">Tecla <code>⌘</code></h2><p>Un ≠ en el texto</p>',
  ]);
  for (const character of 'aZ09 áÑü¿¡«»⌘')
    expect(characters).toContain(character);
  for (const character of '~≠') expect(characters).not.toContain(character);
});
