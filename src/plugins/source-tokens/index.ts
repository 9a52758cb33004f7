import type { Plugin } from '@docusaurus/types';
import { tokenise } from '../../remark/highlight/paint';

/**
 * `import source from '!!./client.ts?tokens'` gives the text of a TypeScript
 * file, coloured: the `!!` turns the other loaders off, the query asks for this.
 */
export default function sourceTokensPlugin(): Plugin {
  return {
    name: 'source-tokens',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?tokens$/,
            type: 'json',
            parser: {
              parse: (source: string) =>
                tokenise(source.trimEnd(), 'typescript'),
            },
          },
        ],
      },
    }),
  };
}
