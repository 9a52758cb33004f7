import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { findSheetAddresses } from '../../offline/pageFiles';
import { readBuiltPages } from '../built-pages';
import { findControls, findLazyChunks, findReferences } from './references';

/** A page of the built site; its paths are relative to the output folder. */
export interface SitePage {
  readonly file: string;
  /** Scripts of the application. */
  readonly scripts: readonly string[];
  /**
   * Style sheets, pictures and fonts, except the files that its sheets name.
   */
  readonly others: readonly string[];
  /** Names of the controls that start what they need. */
  readonly controls: readonly string[];
}

/** Files of the finished site and the dependencies between them. */
export interface BuiltSite {
  /** All files, in order. */
  readonly files: readonly string[];
  readonly pages: readonly SitePage[];
  /** Returns the page of a folder, such as `glosario/`. */
  readonly getPage: (folder: string) => SitePage;
  /**
   * Adds to some files all that they load by themselves: files that style
   * sheets name, and chunks that scripts load lazily.
   */
  readonly addDependencies: (files: Iterable<string>) => Promise<Set<string>>;
}

/** Scripts of a chunk by its id, from the bundler's `client-manifest.json`. */
export type Chunks = Readonly<
  Record<string, { readonly js?: readonly { readonly file: string }[] }>
>;

interface Options {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly chunks: Chunks;
}

/**
 * Lists the files of a chunk that a script loads.
 *
 * @throws {Error} in Spanish, when the bundler wrote no such chunk.
 */
function getChunkFiles(chunks: Chunks, id: string, script: string): string[] {
  const chunk = chunks[id];
  if (!chunk)
    throw new Error(
      `${script}: pide un trozo que no está en client-manifest.json, y un curso para llevar quedaría sin él.\n  se esperaba: uno de los trozos que escribió el empaquetador\n  se encontró: .e("${id}")`,
    );
  return (chunk.js ?? []).map(({ file }) => file);
}

/**
 * Matches the entry chunks. Their lazy chunks are ignored, because they load
 * every page of the site.
 */
const ENTRY_CHUNK = /^assets\/js\/(?:main|runtime~main)\./;

const origin = 'https://site.invalid';

/**
 * Creates a function that returns the file of an address; undefined for other
 * sites.
 */
function createFileResolver(files: ReadonlySet<string>, baseUrl: string) {
  return (address: string, fromFile: string): string | undefined => {
    if (address.startsWith('#')) return undefined;
    const url = new URL(address, `${origin}${baseUrl}${fromFile}`);
    if (url.origin !== origin) return undefined;
    const file = decodeURI(url.pathname).slice(baseUrl.length);
    if (!url.pathname.startsWith(baseUrl) || !files.has(file))
      throw new Error(
        `${fromFile}: nombra un archivo que no está en la construcción.\n  se esperaba: un archivo bajo ${baseUrl}\n  se encontró: ${address}`,
      );
    return file;
  };
}

/** Reads the files of a finished build and those that each page needs. */
export async function readSite({
  outDir,
  baseUrl,
  chunks,
}: Options): Promise<BuiltSite> {
  const files = await listFiles(outDir);
  const knownFiles = new Set(files);
  const resolveFile = createFileResolver(knownFiles, baseUrl);
  const resolveFiles = (addresses: readonly string[], fromFile: string) => [
    ...new Set(
      addresses.flatMap((address) => resolveFile(address, fromFile) ?? []),
    ),
  ];
  const pages = (await readBuiltPages(outDir)).map(({ file, html }) => {
    const { scripts, others } = findReferences(html);
    return {
      file,
      scripts: resolveFiles(scripts, file),
      others: resolveFiles(others, file),
      controls: findControls(html),
    };
  });
  const pageByFile = new Map(pages.map((page) => [page.file, page]));

  async function findDependencies(file: string): Promise<string[]> {
    const isScript = file.endsWith('.js') && file.startsWith('assets/');
    if (ENTRY_CHUNK.test(file) || !(isScript || file.endsWith('.css')))
      return [];
    const text = await readFile(path.join(outDir, file), 'utf8');
    return isScript
      ? findLazyChunks(text).flatMap((id) => getChunkFiles(chunks, id, file))
      : resolveFiles(findSheetAddresses(text), file);
  }

  return {
    files,
    pages,
    getPage: (folder) => {
      const page = pageByFile.get(`${folder}index.html`);
      if (!page)
        throw new Error(
          `Falta una página que va en los paquetes sin conexión.\n  se esperaba: ${baseUrl}${folder}\n  se encontró: ninguna en la construcción`,
        );
      return page;
    },
    addDependencies: async (initialFiles) => {
      const collectedFiles = new Set(initialFiles);
      // The loop also visits the files that it adds.
      for (const file of collectedFiles)
        for (const dependency of await findDependencies(file))
          collectedFiles.add(dependency);
      return collectedFiles;
    },
  };
}
