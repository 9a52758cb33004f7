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

/** What the page of a course with all its summaries may hold. */
export const cheatSheetElement = 'CheatSheet';

/** What draws it: it travels with its page only. */
const imports = `import CheatSheet from '@site/src/courses/components/CheatSheet';
`;

/** A link of a lesson, from the folder of its course. */
function relink(link: Link, lesson: string, folder: string): void {
  if (!/^\.{1,2}\//.test(link.url)) return;
  const target = path.posix.join(path.posix.dirname(lesson), link.url);
  link.url = `./${path.posix.relative(folder, target)}`;
}

/** What a lesson sums up; not the sentence with which it leads to the next one. */
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
  // What stands under a heading of the page is no part of a sentence.
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

/** `<CheatSheet />` becomes the summaries of the lessons of its course. */
export default courseGuide({
  element: cheatSheetElement,
  contents: (manifest, root) => [
    ...parseMarkdown(imports).children,
    jsx(cheatSheetElement, {}, sheetOf(manifest, root)),
  ],
});
