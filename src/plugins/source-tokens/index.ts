import type { Plugin } from '@docusaurus/types';
import { tokenise } from '../../labs/kit/highlight/paint';
import { readBlock } from './readBlock';

const languages = { ts: 'typescript', c: 'c' } as const;

/**
 * Lets modules import files by query; `!!` turns the other loaders off.
 *
 * `import source from '!!./client.ts?tokens'` gives the highlighted text of a
 * file of TypeScript or C, and `!!./look.css?text` the plain text of any file.
 * `!!./hello.md?program` and `?session` give the block of a file of Markdown,
 * where the checks of page content also find it (`shownDocuments`).
 */
export default function sourceTokensPlugin(): Plugin {
  return {
    name: 'source-tokens',
    configureWebpack: () => ({
      module: {
        rules: [
          ...Object.entries(languages).map(([extension, language]) => ({
            test: new RegExp(String.raw`\.${extension}$`),
            resourceQuery: /^\?tokens$/,
            type: 'json',
            parser: {
              parse: (source: string) => tokenise(source.trimEnd(), language),
            },
          })),
          {
            test: /\.md$/,
            resourceQuery: /^\?(?:program|session)$/,
            type: 'json',
            parser: { parse: readBlock },
          },
          { resourceQuery: /^\?text$/, type: 'asset/source' },
        ],
      },
    }),
  };
}
