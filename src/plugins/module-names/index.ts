import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOC_CHUNK, LESSON_CHUNK, parseChunkNames } from './shortNames.mjs';

/**
 * Removes the plugin of Docusaurus that writes the names of all chunks in the
 * runtime, for a prefetch that `src/clientModules/prefetch.ts` disables.
 *
 * @throws {Error} in Spanish, when it is missing.
 */
function removeChunkAssets<T extends object>(plugins: readonly T[]): T[] {
  const otherPlugins = plugins.filter(
    (plugin) => plugin.constructor.name !== 'ChunkAssetPlugin',
  );
  if (otherPlugins.length === plugins.length)
    throw new Error(
      'Cada página traería los nombres de todos los trozos.\n  se esperaba: ChunkAssetPlugin entre los complementos del empaquetador de Docusaurus\n  se encontró: ninguno con ese nombre; mira src/plugins/module-names',
    );
  return otherPlugins;
}

/**
 * Removes the data that grow with each lesson and that only the render of the
 * HTML reads: the paths and ids of the modules of all routes (2.3 KB of each
 * page); the list of chunk file names, by naming each file by its id (0.4 KB);
 * and the list of names to prefetch (1.7 KB). Shortens the remaining names (1.1
 * KB).
 */
export default function moduleNamesPlugin({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Plugin {
  const chunkNames = path.join(generatedFilesDir, 'routesChunkNames.json');
  return {
    name: 'module-names',
    configureWebpack: ({ mode, plugins = [] }, isServer) =>
      isServer
        ? {}
        : {
            ...(mode === 'production'
              ? {
                  output: {
                    chunkFilename: 'assets/js/[id].[contenthash:8].js',
                  },
                }
              : {}),
            mergeStrategy: { plugins: 'replace' },
            plugins: removeChunkAssets(plugins.filter((each) => !!each)),
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Takes also the modules that lessons share with other pages,
                  // which would be more files.
                  lesson: {
                    name: LESSON_CHUNK,
                    chunks: ({ name }: { readonly name?: string }) =>
                      name === DOC_CHUNK,
                    type: /^javascript|^json/,
                    enforce: true,
                    priority: 45,
                  },
                },
              },
            },
            module: {
              rules: [
                {
                  test: /registry\.js$/,
                  include: path.join(generatedFilesDir, 'registry.js'),
                  use: [
                    {
                      loader: path.join(
                        siteDir,
                        'src/plugins/module-names/loader.mjs',
                      ),
                      options: { chunkNames },
                    },
                  ],
                },
                {
                  test: /routesChunkNames\.json$/,
                  include: chunkNames,
                  type: 'json',
                  parser: { parse: parseChunkNames },
                },
              ],
            },
          },
  };
}
