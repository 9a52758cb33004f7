import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createShortNames, type Sheet } from './names';
import { getStableName, listFolders, readSheets, type Folder } from './sheets';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Options of css-loader for CSS modules. */
interface CssModuleOptions {
  getLocalIdent?: (
    loader: { readonly resourcePath: string },
    pattern: string,
    local: string,
  ) => string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the CSS module options of every loader, at any depth. */
function findModuleOptions(value: unknown): CssModuleOptions[] {
  if (Array.isArray(value)) return value.flatMap(findModuleOptions);
  if (!isObject(value)) return [];
  if (isObject(value.modules)) return [value.modules];
  return [value.use, value.options, value.oneOf].flatMap(findModuleOptions);
}

/**
 * Invalidates the bundler's persistent cache when the sheets change, because
 * cached modules contain the previous names.
 */
function invalidateCacheOnChange(
  config: Configuration,
  sheets: readonly Sheet[],
) {
  const { experiments } = config as { experiments?: { cache?: unknown } };
  const cache = experiments?.cache;
  if (!isObject(cache)) return;
  const hash = createHash('md5').update(JSON.stringify(sheets)).digest('hex');
  cache.version = `${String(cache.version)}-${hash}`;
}

/** Creates the function that css-loader calls for each class. */
function createLocalIdent(
  folders: readonly Folder[],
  sheets: readonly Sheet[],
): CssModuleOptions['getLocalIdent'] {
  const getShortName = createShortNames(sheets);
  return ({ resourcePath }, _pattern, local) => {
    const folder = folders.find(({ root }) =>
      resourcePath.startsWith(root + path.sep),
    );
    if (!folder) return undefined;
    const file = path.relative(folder.root, resourcePath);
    return getShortName(
      getStableName(folder, file.replaceAll(path.sep, '/')),
      local,
    );
  };
}

/**
 * Shortens the class names of a published site to one or two letters: the long
 * names were a twentieth of the weight of a lesson and its sheet. Development
 * keeps readable names.
 */
export default function shortClassNamesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  const folders = listFolders(siteDir, require.resolve);
  let sheets: Sheet[] = [];
  return {
    name: 'short-class-names',
    async loadContent() {
      sheets = await readSheets(folders);
    },
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      const getLocalIdent = createLocalIdent(folders, sheets);
      const loaders = findModuleOptions(config.module?.rules);
      if (loaders.length === 0)
        throw new Error(
          'short-class-names: no se encontró quién da nombre a las clases.\n  se esperaba: un css-loader con el objeto «modules» en las reglas del empaquetador\n  se encontró: ninguno',
        );
      for (const modules of loaders) Object.assign(modules, { getLocalIdent });
      invalidateCacheOnChange(config, sheets);
      return {};
    },
  };
}
