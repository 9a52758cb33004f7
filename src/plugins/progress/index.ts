import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCourses } from './courses';

/** Matches the modules that menu, lesson and cover share. */
const SHARED_MODULES =
  /[\\/]src[\\/](?:progress[\\/](?:(?:course|current|merge|schema|store|useCourse|useProgress)\.ts|components[\\/](?:CourseBar|LessonTick)[\\/]index\.tsx))$/;

/** Adds `/progreso/`. The list of lessons is sent with that page only. */
export default function progressPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'progress',
    // Puts the modules that menu and lesson share into one chunk, so that they
    // are sent once.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  progress: {
                    name: 'progress',
                    test: SHARED_MODULES,
                    chunks: 'async',
                    enforce: true,
                  },
                },
              },
            },
          },
    allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      actions.addRoute({
        path: `${baseUrl}progreso/`,
        component: '@site/src/progress/components/MyProgress',
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
