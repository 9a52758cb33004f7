import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getCourseFolder } from '../courses';
import { readCourses } from '../courses/manifest';
import type { CourseManifest } from '../courses/manifest';
import { getProjectPath, formatPlace } from '../content/formatPlace';

/** Element that a page of a course may hold, and the nodes that replace it. */
interface CourseGuide {
  /**
   * Name of the element, such as `CheatSheet`. Authors write it on a line of
   * its own and without attributes.
   */
  readonly element: string;
  /**
   * Creates the nodes that replace the element, from the lessons of the course.
   */
  readonly createContents: (
    manifest: CourseManifest,
    root: string,
  ) => readonly RootContent[];
}

/**
 * Returns the relative link from a page in the folder of a course to a file of
 * the project.
 */
export const getLinkFromCourse = (
  { course }: CourseManifest,
  file: string,
): string =>
  `./${path.posix.relative(`docs/${getCourseFolder(course)}`, file)}`;

/**
 * Creates a remark plugin that replaces the element in the pages of a course's
 * folder. It must run before the plugins that look for headings and links.
 */
export function createCourseGuide({ element, createContents }: CourseGuide) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
        if (node.name !== element) return undefined;
        const page = getProjectPath(file);
        const manifest = readCourses(file.cwd).find(
          ({ course }) =>
            path.posix.dirname(page) === `docs/${getCourseFolder(course)}`,
        );
        if (!manifest || !parent || index === undefined)
          throw new Error(
            `${formatPlace(file, node.position?.start.line)}\n  se esperaba: una página de la carpeta de un curso\n  se encontró: <${element}> en ${page}`,
          );
        const nodes = createContents(manifest, file.cwd);
        (parent.children as RootContent[]).splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      });
    };
}
