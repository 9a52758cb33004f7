import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Rebuilds a page when the files of its exercises, steps and programs change.
 * The remark plugins read those files without the bundler, which caches pages
 * from build to build.
 */
export default function pageFilesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'page-files',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus reads `include` of every Markdown rule, to exclude
            // those folders from its fallback loader.
            include: ['docs', 'versioned_docs', 'blog'].map((folder) =>
              path.join(siteDir, folder),
            ),
            use: [path.join(siteDir, 'src/plugins/page-files/loader.mjs')],
          },
        ],
      },
    }),
  };
}
