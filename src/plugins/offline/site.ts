import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { addressesOfSheet } from '../../offline/pageFiles';
import { readBuiltPages } from '../built-pages';
import { lazyChunksOf, referencesOf } from './references';

/** A page of the built site; its paths are under the folder of the build. */
export interface SitePage {
  readonly file: string;
  /** Of the application. */
  readonly scripts: readonly string[];
  /** Sheets, pictures and fonts, without what its sheets show. */
  readonly others: readonly string[];
}

/** The finished site, as far as it says what belongs to what. */
export interface BuiltSite {
  /** All its files, in order. */
  readonly files: readonly string[];
  readonly pages: readonly SitePage[];
  /** The page of a folder, as `glosario/`. */
  readonly pageAt: (folder: string) => SitePage;
  /**
   * Files with all that they fetch by themselves: what sheets show, and what
   * scripts load when they need it.
   */
  readonly withTheirs: (files: Iterable<string>) => Promise<Set<string>>;
}

/** Of the bundler's `client-manifest.json`: the scripts of a chunk, by its id. */
export type Chunks = Readonly<
  Record<string, { readonly js?: readonly { readonly file: string }[] }>
>;

interface Options {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly chunks: Chunks;
}

/** It loads every page of the site when it needs it: what it names says nothing. */
const main = /^assets\/js\/(?:main|runtime~main)\./;

const origin = 'https://site.invalid';

/** Tells the file that an address is answered with; nothing for those of other sites. */
function createFileOf(files: ReadonlySet<string>, baseUrl: string) {
  return (address: string, from: string): string | undefined => {
    if (address.startsWith('#')) return undefined;
    const url = new URL(address, `${origin}${baseUrl}${from}`);
    if (url.origin !== origin) return undefined;
    const file = decodeURI(url.pathname).slice(baseUrl.length);
    if (!url.pathname.startsWith(baseUrl) || !files.has(file))
      throw new Error(
        `${from}: nombra un archivo que no está en la construcción.\n  se esperaba: un archivo bajo ${baseUrl}\n  se encontró: ${address}`,
      );
    return file;
  };
}

/** Reads which files the pages of a finished build need. */
export async function readSite({
  outDir,
  baseUrl,
  chunks,
}: Options): Promise<BuiltSite> {
  const files = await listFiles(outDir);
  const known = new Set(files);
  const fileOf = createFileOf(known, baseUrl);
  const filesOf = (addresses: readonly string[], from: string) => [
    ...new Set(addresses.flatMap((address) => fileOf(address, from) ?? [])),
  ];
  const pages = (await readBuiltPages(outDir)).map(({ file, html }) => {
    const { scripts, others } = referencesOf(html);
    return {
      file,
      scripts: filesOf(scripts, file),
      others: filesOf(others, file),
    };
  });
  const pageByFile = new Map(pages.map((page) => [page.file, page]));

  async function fetchedBy(file: string): Promise<string[]> {
    const isScript = file.endsWith('.js') && file.startsWith('assets/');
    if (main.test(file) || !(isScript || file.endsWith('.css'))) return [];
    const text = await readFile(path.join(outDir, file), 'utf8');
    return isScript
      ? lazyChunksOf(text).flatMap((id) =>
          (chunks[id]?.js ?? []).map((script) => script.file),
        )
      : filesOf(addressesOfSheet(text), file);
  }

  return {
    files,
    pages,
    pageAt: (folder) => {
      const page = pageByFile.get(`${folder}index.html`);
      if (!page)
        throw new Error(
          `Falta una página que va en los paquetes sin conexión.\n  se esperaba: ${baseUrl}${folder}\n  se encontró: ninguna en la construcción`,
        );
      return page;
    },
    withTheirs: async (given) => {
      const all = new Set(given);
      // What is added is visited as well.
      for (const file of all)
        for (const more of await fetchedBy(file)) all.add(more);
      return all;
    },
  };
}
