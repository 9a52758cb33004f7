import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';

/** A page of the site as the build left it; redirects are none. */
export interface BuiltPage {
  /** Path under the folder of the build, with `/`. */
  readonly file: string;
  readonly html: string;
  /** Address of its one sheet for every medium, as the page writes it. */
  readonly sheet: string;
}

// Patterns, since parsing all pages takes as long as a tenth of the build.
const sheetLink =
  /<link\b(?![^>]*\bmedia=)[^>]*\brel=["']?stylesheet\b[^>]*\bhref=["']?([^"'\s>]+)/g;
const refresh = /<meta\b[^>]*\bhttp-equiv=["']?refresh\b/;

function sheetOf(html: string, file: string): string {
  const found = [...html.matchAll(sheetLink)].map(([, href = '']) => href);
  const [sheet, ...more] = found;
  if (sheet === undefined || more.length > 0)
    throw new Error(
      `${file}: no se sabe cuál es su hoja de estilo.\n  se esperaba: un <link rel=stylesheet>\n  se encontró: ${found.length === 0 ? 'ninguno' : found.join(', ')}`,
    );
  return sheet;
}

/** Every page of the site that the build wrote, redirects left out. */
export async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const file of await listFiles(outDir)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(path.join(outDir, file), 'utf8');
    if (refresh.test(html)) continue;
    pages.push({ file, html, sheet: sheetOf(html, file) });
  }
  return pages;
}
