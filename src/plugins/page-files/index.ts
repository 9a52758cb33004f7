import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Has a page made anew when the files of its exercises, steps and programs change:
 * the steps that put them in read them unseen by the bundler, which keeps pages
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
            // Docusaurus reads it of each rule for Markdown: what it leaves to others.
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
