import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Link, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { frontMatterOf } from '../../content/readFrontMatter';
import { parseMarkdown } from '../../content/markdown';
import { courseFolder } from '../../courses';
import { readCourses } from '../../courses/manifest';
import type { CourseManifest, Lesson } from '../../courses/manifest';
import { sectionOf } from '../../courses/rules/sections';
import { jsx } from '../jsx';
import type { Flow } from '../jsx';
import { nameOf, placeInFile } from '../placeInFile';

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

function sheetOf({ course, modules }: CourseManifest, root: string): Flow[] {
  const folder = `docs/${courseFolder(course)}`;
  return modules.flatMap(({ title, lessons }, index) => {
    const parts = lessons
      .filter(({ state }) => state === 'written')
      .flatMap((lesson): Flow[] => {
        const summary = summaryOf(lesson, folder, root);
        const url = `./${path.posix.relative(folder, lesson.file)}`;
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
 * Remark plugin: in a page of a course's own folder, `<CheatSheet />` becomes
 * the summaries of its lessons. It goes before the rest, which looks for
 * headings and links.
 */
export default function cheatSheet() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== cheatSheetElement) return undefined;
      const page = nameOf(file);
      const manifest = readCourses(file.cwd).find(
        ({ course }) =>
          path.posix.dirname(page) === `docs/${courseFolder(course)}`,
      );
      if (!manifest || !parent || index === undefined)
        throw new Error(
          `${placeInFile(file, node.position?.start.line)}\n  se esperaba: una página de la carpeta de un curso\n  se encontró: <${cheatSheetElement}> en ${page}`,
        );
      const sheet = jsx(cheatSheetElement, {}, sheetOf(manifest, file.cwd));
      (parent.children as RootContent[]).splice(
        index,
        1,
        ...parseMarkdown(imports).children,
        sheet,
      );
      return [SKIP, index + 2];
    });
  };
}
