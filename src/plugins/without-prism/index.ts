import type { Plugin } from '@docusaurus/types';

/**
 * Removes Prism, which the classic theme loads in every page. Code is
 * highlighted when the site is built, so the client module of Prism is replaced
 * by an empty one.
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
