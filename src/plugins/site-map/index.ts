import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSections } from './sections';

/**
 * Adds `/mapa/`, the plain index of every page. Its list is sent with that page
 * only.
 */
export default function siteMapPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-map',
    allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      const blog = allContent['docusaurus-plugin-content-blog']?.default;
      actions.addRoute({
        path: `${baseUrl}mapa/`,
        component: '@site/src/sections/mapa/SiteMap',
        exact: true,
        props: {
          sections: buildSections(docs as LoadedContent, blog as BlogContent),
        },
      });
      return Promise.resolve();
    },
  };
}
