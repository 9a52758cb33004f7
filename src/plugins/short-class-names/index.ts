import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { shortNames, type Sheet } from './names';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What css-loader is told of a kind of sheets. */
interface Modules {
  getLocalIdent?: (
    loader: { readonly resourcePath: string },
    pattern: string,
    local: string,
  ) => string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The options of every loader of CSS modules, wherever they are. */
function modulesIn(value: unknown): Modules[] {
  if (Array.isArray(value)) return value.flatMap(modulesIn);
  if (!isObject(value)) return [];
  if (isObject(value.modules)) return [value.modules];
  return [value.use, value.options, value.oneOf].flatMap(modulesIn);
}

/** The bundler keeps modules from build to build, with the names of then. */
function forgetWhenChanged(config: Configuration, sheets: readonly Sheet[]) {
  const { experiments } = config as { experiments?: { cache?: unknown } };
  const cache = experiments?.cache;
  if (!isObject(cache)) return;
  const hash = createHash('md5').update(JSON.stringify(sheets)).digest('hex');
  cache.version = `${String(cache.version)}-${hash}`;
}

interface Folder {
  readonly name: string;
  readonly root: string;
}

/** Where CSS modules come from. */
function foldersOf(siteDir: string): Folder[] {
  const inPackage = (name: string) => ({
    name,
    root: path.dirname(require.resolve(`@docusaurus/${name}`)),
  });
  return [
    { name: 'site', root: path.join(siteDir, 'src') },
    inPackage('theme-classic'),
    inPackage('theme-common'),
  ];
}

/** The same wherever the project is. */
const nameOfFile = (folder: Folder, file: string) => `${folder.name}/${file}`;

async function readSheets(folder: Folder): Promise<Sheet[]> {
  const files = (await listFiles(folder.root)).filter((file) =>
    file.endsWith('.module.css'),
  );
  return Promise.all(
    files.map(async (file) => ({
      path: nameOfFile(folder, file),
      css: await readFile(path.join(folder.root, file), 'utf8'),
    })),
  );
}

/** What css-loader asks for each class. */
function createLocalIdent(
  folders: readonly Folder[],
  sheets: readonly Sheet[],
): Modules['getLocalIdent'] {
  const nameOf = shortNames(sheets);
  return ({ resourcePath }, _pattern, local) => {
    const folder = folders.find(({ root }) =>
      resourcePath.startsWith(root + path.sep),
    );
    if (!folder) return undefined;
    const file = path.relative(folder.root, resourcePath);
    return nameOf(nameOfFile(folder, file.replaceAll(path.sep, '/')), local);
  };
}

/**
 * Calls the classes of a published site by one or two letters: their names were a
 * twentieth of what a lesson and its sheet weigh. While the site is written they
 * say what they are of.
 */
export default function shortClassNamesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  const folders = foldersOf(siteDir);
  let sheets: Sheet[] = [];
  return {
    name: 'short-class-names',
    async loadContent() {
      sheets = (await Promise.all(folders.map(readSheets))).flat();
    },
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      const getLocalIdent = createLocalIdent(folders, sheets);
      for (const modules of modulesIn(config.module?.rules))
        Object.assign(modules, { getLocalIdent });
      forgetWhenChanged(config, sheets);
      return {};
    },
  };
}
