import type { Plugin } from '@docusaurus/types';
import { tokenise } from '../../remark/highlight/paint';

const languages = { ts: 'typescript', c: 'c' } as const;

/**
 * `import source from '!!./client.ts?tokens'` gives the text of a file of TypeScript
 * or C, coloured: the `!!` turns the other loaders off, the query asks for this.
 * `!!./look.css?text` gives the plain text of any file.
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
          { resourceQuery: /^\?text$/, type: 'asset/source' },
        ],
      },
    }),
  };
}
