import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCourses } from './courses';

/** Adds `/progreso/`; the list of lessons travels with that page only. */
export default function progressPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'progress',
    allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      actions.addRoute({
        path: `${baseUrl}progreso/`,
        component: '@site/src/components/MyProgress',
        exact: true,
        props: {
          courses: docs.loadedVersions
            .filter(({ isLast }) => isLast)
            .flatMap((version) => buildCourses(version, baseUrl)),
        },
      });
      return Promise.resolve();
    },
  };
}
