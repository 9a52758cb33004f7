import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';

/** A page of the site as the build wrote it; redirects are excluded. */
export interface BuiltPage {
  /** Path relative to the output folder, with `/`. */
  readonly file: string;
  readonly html: string;
  /** Address of its only style sheet for all media, as written in the page. */
  readonly sheet: string;
}

// Uses patterns: parsing all pages would take a tenth of the build time.
const sheetLink =
  /<link\b(?![^>]*\bmedia=)[^>]*\brel=["']?stylesheet\b[^>]*\bhref=["']?([^"'\s>]+)/g;
const refresh = /<meta\b[^>]*\bhttp-equiv=["']?refresh\b/;

function findSheetAddress(html: string, file: string): string {
  const sheetAddresses = [...html.matchAll(sheetLink)].map(
    ([, href = '']) => href,
  );
  const [sheet, ...extraSheets] = sheetAddresses;
  if (sheet === undefined || extraSheets.length > 0)
    throw new Error(
      `${file}: no se sabe cuál es su hoja de estilo.\n  se esperaba: un <link rel=stylesheet>\n  se encontró: ${sheetAddresses.length === 0 ? 'ninguno' : sheetAddresses.join(', ')}`,
    );
  return sheet;
}

/** Reads every page of the site that the build wrote, except redirects. */
export async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const file of await listFiles(outDir)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(path.join(outDir, file), 'utf8');
    if (refresh.test(html)) continue;
    pages.push({ file, html, sheet: findSheetAddress(html, file) });
  }
  return pages;
}
