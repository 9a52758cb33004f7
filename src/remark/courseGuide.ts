import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { courseFolder } from '../courses';
import { readCourses } from '../courses/manifest';
import type { CourseManifest } from '../courses/manifest';
import { nameOf, placeInFile } from './placeInFile';

/** What a page in the folder of a course may hold that comes from its lessons. */
interface CourseGuide {
  /** As `CheatSheet`; it stands alone and has no attributes. */
  readonly element: string;
  /** What takes its place. */
  readonly contents: (
    manifest: CourseManifest,
    root: string,
  ) => readonly RootContent[];
}

/** Where a file of the project is, as a page in the folder of a course writes it. */
export const fromCourse = ({ course }: CourseManifest, file: string): string =>
  `./${path.posix.relative(`docs/${courseFolder(course)}`, file)}`;

/** A remark plugin. It goes before the rest, which looks for headings and links. */
export function courseGuide({ element, contents }: CourseGuide) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
        if (node.name !== element) return undefined;
        const page = nameOf(file);
        const manifest = readCourses(file.cwd).find(
          ({ course }) =>
            path.posix.dirname(page) === `docs/${courseFolder(course)}`,
        );
        if (!manifest || !parent || index === undefined)
          throw new Error(
            `${placeInFile(file, node.position?.start.line)}\n  se esperaba: una página de la carpeta de un curso\n  se encontró: <${element}> en ${page}`,
          );
        const nodes = contents(manifest, file.cwd);
        (parent.children as RootContent[]).splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      });
    };
}
