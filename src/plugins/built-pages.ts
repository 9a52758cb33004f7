import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';
import {
  attribute,
  elements,
  parseHtml,
  refreshTarget,
  type Document,
} from '../../scripts/lib/html.mjs';

/** A page of the site as the build left it; redirects are none. */
export interface BuiltPage {
  /** Path under the folder of the build, with `/`. */
  readonly file: string;
  readonly html: string;
  readonly document: Document;
  /** Address of its one sheet, as the page writes it. */
  readonly sheet: string;
}

function isSheetLink(element: Parameters<typeof attribute>[0]): boolean {
  return (
    element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet'
  );
}

function sheetOf(document: Document, file: string): string {
  const found = [...elements(document)]
    .filter(isSheetLink)
    .map((element) => attribute(element, 'href') ?? '');
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
    const document = parseHtml(html);
    if (refreshTarget(document) !== undefined) continue;
    pages.push({ file, html, document, sheet: sheetOf(document, file) });
  }
  return pages;
}
