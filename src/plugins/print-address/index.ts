import type { LoadContext, Plugin } from '@docusaurus/types';
import { createAddressRule } from './css';

/** Gives `print.css` the address of the site, which CSS alone cannot know. */
export default function printAddress(context: LoadContext): Plugin {
  const modules: string[] = [];
  return {
    name: 'print-address',
    async contentLoaded({ actions }) {
      const rule = createAddressRule(context.siteConfig.url);
      modules.splice(0, 1, await actions.createData('address.css', rule));
    },
    getClientModules: () => modules,
  };
}
