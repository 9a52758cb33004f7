import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { readBuiltPages } from '../built-pages';
import { findSiteSheet, createHashedName } from '../site-sheet';
import { collectCharacters } from './characters';

const folder = 'assets/fonts';
/**
 * Tables without effect on a static web font whose characters are all
 * precomposed: style names, and layout rules that the subset leaves empty.
 */
const UNUSED_TABLES = ['GDEF', 'GPOS', 'GSUB', 'STAT'];

const fontName = /^jetbrains-mono-[\w-]+\.woff2$/;

async function findFont(outDir: string): Promise<string> {
  const fontFiles = (await listFiles(path.join(outDir, folder))).filter(
    (name) => fontName.test(name),
  );
  const [name, ...extraFonts] = fontFiles;
  if (name === undefined || extraFonts.length > 0)
    throw new Error(
      `No se sabe cuál es la letra de los títulos.\n  se esperaba: un archivo ${folder}/jetbrains-mono-….woff2\n  se encontró: ${fontFiles.length === 0 ? 'ninguno' : fontFiles.join(', ')}`,
    );
  return name;
}

/**
 * Reduces the heading font to the characters that the site writes with it.
 * Ligatures are left out: they weigh twice as much as the rest, and code must
 * show each character.
 */
export default function headingFontPlugin(): Plugin {
  return {
    name: 'steve-labs-heading-font',

    async postBuild({ outDir, siteConfig }) {
      const pages = await readBuiltPages(outDir);
      const sheet = await findSiteSheet(outDir, siteConfig.baseUrl, pages);
      const fontPath = await findFont(outDir);
      const font = await subsetFont(
        await readFile(path.join(outDir, folder, fontPath)),
        collectCharacters(pages.map(({ html }) => html)),
        {
          targetFormat: 'woff2',
          keepFeatures: [],
          dropTables: UNUSED_TABLES,
        },
      );
      const name = createHashedName('jetbrains-mono', font, 'woff2');
      const css = await readFile(path.join(outDir, sheet.file), 'utf8');
      if (!css.includes(fontPath))
        throw new Error(
          `${sheet.file}: la hoja de estilo no usa la letra de los títulos.\n  se esperaba: la dirección de ${fontPath}\n  se encontró: ninguna`,
        );
      const lighter = css.replaceAll(fontPath, name);
      const sheetFile = path.posix.join(
        path.posix.dirname(sheet.file),
        createHashedName('styles', lighter, 'css'),
      );
      await rm(path.join(outDir, folder, fontPath));
      await rm(path.join(outDir, sheet.file));
      await writeFile(path.join(outDir, folder, name), font);
      await writeFile(path.join(outDir, sheetFile), lighter);
      for (const { file, html } of pages)
        await writeFile(
          path.join(outDir, file),
          html.replaceAll(sheet.file, sheetFile),
        );
    },
  };
}
