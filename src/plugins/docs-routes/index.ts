import docsPlugin from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { splitRoutes } from './splitRoutes';

/**
 * Docs plugin of Docusaurus, except that a page loads the sidebar of its course
 * only. The stock one sends those of all courses with every page of an edition:
 * 1 KB per course, which grew with each lesson. `@theme/DocRoot` reads them.
 */
export default async function docsRoutesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({ content, actions }) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(splitRoutes(route));
          },
        },
      }),
  };
}

export { validateOptions } from '@docusaurus/plugin-content-docs';
