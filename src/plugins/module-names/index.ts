import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Removes the paths of the modules of all routes from the application. Only the
 * render of the HTML reads them; in the browser they were 1.8 KB of each page, and
 * grew with each lesson.
 */
export default function moduleNamesPlugin({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Plugin {
  return {
    name: 'module-names',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
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
