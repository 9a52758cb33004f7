/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import headingFontPlugin from '..';
import { tempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { collectCharacters } from '../characters';

const source =
  'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2';
const whole = 'jetbrains-mono-latin-700-normal-0123abcd.woff2';

let site: Awaited<ReturnType<typeof tempFolder>>;

beforeEach(async () => {
  site = await tempFolder({
    'assets/css/styles.1a2b3c4d.css': `@font-face{src:url(/sub/assets/fonts/${whole})}`,
    [`assets/fonts/${whole}`]: await readFile(source),
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

const files = (folder: string) => readdir(path.join(site.root, folder));
const built = (file: string) => readFile(path.join(site.root, file), 'utf8');

it('leaves a font of at most 10 KB, and sheet and pages that name it', async () => {
  await postBuild();
  const [font = '', ...moreFonts] = await files('assets/fonts');
  const [sheet = '', ...moreSheets] = await files('assets/css');
  const { length } = await readFile(path.join(site.root, 'assets/fonts', font));

  expect([...moreFonts, ...moreSheets]).toEqual([]);
  expect(font).toMatch(/^jetbrains-mono\.[0-9a-f]{8}\.woff2$/);
  expect(length).toBeLessThanOrEqual(10_000);
  expect(await built(`assets/css/${sheet}`)).toBe(
    `@font-face{src:url(/sub/assets/fonts/${font})}`,
  );
  expect(await built('index.html')).toContain(
    `href="/sub/assets/css/${sheet}"`,
  );
});

it('stops when the sheet does not use the font', async () => {
  await site.write({ 'assets/css/styles.1a2b3c4d.css': 'p{color:red}' });
  await expect(postBuild()).rejects.toThrow(
    `assets/css/styles.1a2b3c4d.css: la hoja de estilo no usa la letra de los títulos.\n  se esperaba: la dirección de ${whole}`,
  );
});

it('stops when the font is not there', async () => {
  await site.remove();
  site = await tempFolder({
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
