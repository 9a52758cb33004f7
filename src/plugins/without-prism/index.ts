import type { Plugin } from '@docusaurus/types';

/**
 * The classic theme loads Prism in every page, used or not. Code is coloured
 * when the site is built, so its client module becomes an empty one.
 */
export default function withoutPrismPlugin(): Plugin {
  const clientModule =
    require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: { alias: { [clientModule]: false } },
    }),
  };
}
