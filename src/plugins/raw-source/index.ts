import type { Plugin } from '@docusaurus/types';

/**
 * `import source from '!!./client.ts?raw'` gives the text of a file: the `!!`
 * turns the other loaders off, the query asks for the text.
 */
export default function rawSourcePlugin(): Plugin {
  return {
    name: 'raw-source',
    configureWebpack: () => ({
      module: { rules: [{ resourceQuery: /^\?raw$/, type: 'asset/source' }] },
    }),
  };
}
