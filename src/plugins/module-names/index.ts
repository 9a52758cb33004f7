import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Removes from the application what grows with each lesson and only the render
 * of the HTML reads: the paths of the modules of all routes (1.8 KB of each page)
 * and, by naming the files of the chunks by their ids, the list of their names
 * (0.4 KB).
 */
export default function moduleNamesPlugin({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Plugin {
  return {
    name: 'module-names',
    configureWebpack: ({ mode }, isServer) =>
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
            module: {
              rules: [
                {
                  test: /registry\.js$/,
                  include: path.join(generatedFilesDir, 'registry.js'),
                  use: [
                    path.join(siteDir, 'src/plugins/module-names/loader.mjs'),
                  ],
                },
              ],
            },
          },
  };
}
