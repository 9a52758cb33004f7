import { createHash } from 'node:crypto';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files.mjs';
import type { BuiltPage } from './built-pages';

const folder = 'assets/css';

/** Style sheet of the whole site, as the bundler writes it. */
export interface SiteSheet {
  /** Path relative to the output folder. */
  readonly file: string;
  /** Address with which every page links to it. */
  readonly address: string;
}

/**
 * Returns a file name with a content hash, because files of `assets/` are
 * cached for ever.
 */
export function createHashedName(
  name: string,
  contents: string | Uint8Array,
  extension: string,
): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return `${name}.${hash}.${extension}`;
}

/**
 * Finds the style sheet of the whole site.
 *
 * @throws {Error} in Spanish, when there is not exactly one or a page links to
 *   another one.
 */
export async function findSiteSheet(
  outDir: string,
  baseUrl: string,
  pages: readonly BuiltPage[],
): Promise<SiteSheet> {
  const sheets = (await listFiles(path.join(outDir, folder))).filter((name) =>
    /^styles\.\w+\.css$/.test(name),
  );
  const [name, ...extraSheets] = sheets;
  if (name === undefined || extraSheets.length > 0)
    throw new Error(
      `No se sabe cuál es la hoja de estilo del sitio.\n  se esperaba: un archivo ${folder}/styles.….css\n  se encontró: ${sheets.length === 0 ? 'ninguno' : sheets.join(', ')}`,
    );
  const file = `${folder}/${name}`;
  const address = `${baseUrl}${file}`;
  for (const page of pages)
    if (page.sheet !== address)
      throw new Error(
        `${page.file}: enlaza otra hoja de estilo.\n  se esperaba: ${address}\n  se encontró: ${page.sheet}`,
      );
  return { file, address };
}
