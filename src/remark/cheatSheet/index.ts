import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { extractFrontMatter } from '../../content/readFrontMatter';
import { parseMarkdown } from '../../content/markdown';
import { getCourseFolder } from '../../courses';
import type { CourseManifest, Lesson } from '../../courses/manifest';
import { findSection } from '../../content/sections';
import { createCourseGuide, getLinkFromCourse } from '../courseGuide';
import { createJsx } from '../../content/jsx';
import type { Flow } from '../../content/jsx';

/**
 * Element for the page of a course that gathers the summaries of its lessons.
 */
export const cheatSheetElement = 'CheatSheet';

/** Import of the component, added only to the page that uses it. */
const imports = `import CheatSheet from '@site/src/courses/components/CheatSheet';
`;

/**
 * Rewrites a relative link of a lesson so that it works from the course's
 * folder.
 */
function relink(link: Link, lesson: string, folder: string): void {
  if (!/^\.{1,2}\//.test(link.url)) return;
  const target = path.posix.join(path.posix.dirname(lesson), link.url);
  link.url = `./${path.posix.relative(folder, target)}`;
}

/**
 * Returns the section «Resumen» of a lesson without its last paragraph, which
 * introduces the next lesson.
 */
function readSummary(
  { file }: Lesson,
  folder: string,
  root: string,
): readonly Flow[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = parseMarkdown(source.replace(extractFrontMatter(source), ''));
  const { children = [] } = findSection(tree, 'Resumen') ?? {};
  const keptNodes =
    children.length > 1 && children.at(-1)?.type === 'paragraph'
      ? children.slice(0, -1)
      : children;
  visit(
    { type: 'root', children: [...keptNodes] } satisfies Root,
    'link',
    (link) => {
      relink(link, file, folder);
    },
  );
  // Narrows the type: the children of a section are blocks, never phrasing
  // content.
  return keptNodes as readonly Flow[];
}

const createHeading = (depth: 2 | 3, value: string, url?: string): Heading => ({
  type: 'heading',
  depth,
  children: url
    ? [{ type: 'link', url, children: [{ type: 'text', value }] }]
    : [{ type: 'text', value }],
});

function createSheet(manifest: CourseManifest, root: string): Flow[] {
  const folder = `docs/${getCourseFolder(manifest.course)}`;
  return manifest.modules.flatMap(({ title, lessons }, index) => {
    const parts = lessons
      .filter(({ state }) => state === 'written')
      .flatMap((lesson): Flow[] => {
        const summary = readSummary(lesson, folder, root);
        const url = getLinkFromCourse(manifest, lesson.file);
        return summary.length > 0
          ? [createHeading(3, lesson.title, url), ...summary]
          : [];
      });
    return parts.length > 0
      ? [createHeading(2, `${index + 1}. ${title}`), ...parts]
      : [];
  });
}

/**
 * Remark plugin: replaces `<CheatSheet />` with the summaries of the course's
 * lessons.
 */
export default createCourseGuide({
  element: cheatSheetElement,
  createContents: (manifest, root) => [
    ...parseMarkdown(imports).children,
    createJsx(cheatSheetElement, {}, createSheet(manifest, root)),
  ],
});
