import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { frontMatterOf } from '../../content/readFrontMatter';
import { parseMarkdown } from '../../content/markdown';
import { courseFolder } from '../../courses';
import type { CourseManifest, Lesson } from '../../courses/manifest';
import { sectionOf } from '../../courses/rules/sections';
import { courseGuide, fromCourse } from '../courseGuide';
import { jsx } from '../jsx';
import type { Flow } from '../jsx';

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
function summaryOf(
  { file }: Lesson,
  folder: string,
  root: string,
): readonly Flow[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = parseMarkdown(source.replace(frontMatterOf(source), ''));
  const { children = [] } = sectionOf(tree, 'Resumen') ?? {};
  const kept =
    children.length > 1 && children.at(-1)?.type === 'paragraph'
      ? children.slice(0, -1)
      : children;
  visit(
    { type: 'root', children: [...kept] } satisfies Root,
    'link',
    (link) => {
      relink(link, file, folder);
    },
  );
  // Narrows the type: the children of a section are blocks, never phrasing
  // content.
  return kept as readonly Flow[];
}

const heading = (depth: 2 | 3, value: string, url?: string): Heading => ({
  type: 'heading',
  depth,
  children: url
    ? [{ type: 'link', url, children: [{ type: 'text', value }] }]
    : [{ type: 'text', value }],
});

function sheetOf(manifest: CourseManifest, root: string): Flow[] {
  const folder = `docs/${courseFolder(manifest.course)}`;
  return manifest.modules.flatMap(({ title, lessons }, index) => {
    const parts = lessons
      .filter(({ state }) => state === 'written')
      .flatMap((lesson): Flow[] => {
        const summary = summaryOf(lesson, folder, root);
        const url = fromCourse(manifest, lesson.file);
        return summary.length > 0
          ? [heading(3, lesson.title, url), ...summary]
          : [];
      });
    return parts.length > 0
      ? [heading(2, `${index + 1}. ${title}`), ...parts]
      : [];
  });
}

/**
 * Remark plugin: replaces `<CheatSheet />` with the summaries of the course's
 * lessons.
 */
export default courseGuide({
  element: cheatSheetElement,
  contents: (manifest, root) => [
    ...parseMarkdown(imports).children,
    jsx(cheatSheetElement, {}, sheetOf(manifest, root)),
  ],
});
