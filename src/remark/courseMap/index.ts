import path from 'node:path';
import type {
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseMarkdown } from '../../content/markdown';
import { courseFolder } from '../../courses';
import { readCourses, writtenLessons } from '../../courses/manifest';
import type { CourseManifest } from '../../courses/manifest';
import { mapOf } from '../../courses/plan';
import type { MapLesson, MapModule } from '../../courses/plan';
import { nameOf, placeInFile } from '../placeInFile';
import { aboutHours, inWords } from './words';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** What the plan says is Markdown; the title of a page is not. */
function titleOf({ title, page }: MapLesson): PhrasingContent[] {
  if (title === page?.title) return [text(title)];
  const [paragraph] = parseMarkdown(title).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [text(title)];
}

function linkTo(lesson: MapLesson, folder: string): PhrasingContent[] {
  if (!lesson.page) return titleOf(lesson);
  const url = `./${path.posix.relative(folder, lesson.page.file)}`;
  return [{ type: 'link', url, children: titleOf(lesson) }];
}

function listOf({ lessons }: MapModule, folder: string): RootContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: lessons.map((lesson): ListItem => {
      const { minutes } = lesson.page ?? {};
      const time = minutes === undefined ? ': pronto' : `, ${minutes} min`;
      return {
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [...linkTo(lesson, folder), text(time)],
          },
        ],
      };
    }),
  };
}

function tableOf({ lessons }: MapModule, folder: string): RootContent {
  const row = (...cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return {
    type: 'table',
    align: [null, null],
    children: [
      row([text('Lección')], [text('Tiempo')]),
      ...lessons.map((lesson) => {
        const { page } = lesson;
        return page?.state === 'written'
          ? row(linkTo(lesson, folder), [text(`${page.minutes ?? 0} min`)])
          : row(titleOf(lesson), [text('pronto')]);
      }),
    ],
  };
}

const inText = (title: string) =>
  title.charAt(0).toLowerCase() + title.slice(1);

function mapNodes(
  modules: readonly MapModule[],
  folder: string,
  asTable: boolean,
): RootContent[] {
  return modules.flatMap((module, index): RootContent[] => {
    const { title, summary } = module;
    const heading = asTable
      ? `Módulo ${index + 1}: ${inText(title)}`
      : `${index + 1}. ${title}`;
    return [
      { type: 'heading', depth: 3, children: [text(heading)] },
      ...(summary === undefined
        ? []
        : [{ type: 'paragraph' as const, children: [text(summary)] }]),
      asTable ? tableOf(module, folder) : listOf(module, folder),
    ];
  });
}

/** What a cover may say in its text with `<CourseFact name="…" />`. */
const facts: Readonly<
  Record<
    string,
    (manifest: CourseManifest, modules: readonly MapModule[]) => string
  >
> = {
  lessons: (manifest) => inWords(writtenLessons(manifest).length),
  modules: (_manifest, modules) => inWords(modules.length),
  hours: (manifest) =>
    aboutHours(
      writtenLessons(manifest).reduce(
        (sum, { minutes = 0 }) => sum + minutes,
        0,
      ),
    ),
};

function valueOf(element: Element, name: string): string | undefined {
  for (const attribute of element.attributes)
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name)
      return typeof attribute.value === 'string' ? attribute.value : '';
  return undefined;
}

/** What a cover may hold besides what any page may. */
export const coverElements = ['CourseMap', 'CourseFact'] as const;

/**
 * Remark plugin for the covers of courses: `<CourseMap />` becomes the list of
 * all lessons (with `table`, tables), and `<CourseFact name="lessons" />` a number
 * in words. It goes before the rest, which looks for headings and links.
 */
export default function courseMap() {
  return (tree: Root, file: VFile): void => {
    const names: readonly string[] = coverElements;
    visit(
      tree,
      ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      (node, index, parent) => {
        if (!('name' in node) || !names.includes(node.name ?? '')) return;
        const fail = (expected: string, found: string): never => {
          throw new Error(
            `${placeInFile(file, node.position?.start.line)}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
          );
        };
        const page = nameOf(file);
        const manifest = readCourses(file.cwd).find(
          ({ cover }) => cover.file === page,
        );
        if (!manifest || !parent || index === undefined)
          return fail('la portada de un curso', `<${node.name}> en ${page}`);
        const modules = mapOf(manifest, file.cwd);
        if (node.name === 'CourseMap') {
          const folder = `docs/${courseFolder(manifest.course)}`;
          const isTable = valueOf(node, 'table') !== undefined;
          const nodes = mapNodes(modules, folder, isTable);
          (parent.children as RootContent[]).splice(index, 1, ...nodes);
          return [SKIP, index + nodes.length];
        }
        const name = valueOf(node, 'name') ?? '';
        const fact =
          facts[name] ??
          fail(`name="${Object.keys(facts).join('" o "')}"`, name || 'nada');
        (parent.children as RootContent[]).splice(
          index,
          1,
          text(fact(manifest, modules)),
        );
        return [SKIP, index + 1];
      },
    );
  };
}
