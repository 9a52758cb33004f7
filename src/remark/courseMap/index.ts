import path from 'node:path';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf } from '../../content/attributeOf';
import { parseMarkdown } from '../../content/markdown';
import { courseFolder } from '../../courses';
import { minutesOf, readCourses, writtenLessons } from '../../courses/manifest';
import type { CourseManifest } from '../../courses/manifest';
import { isWritten, mapOf, plannedIn, writtenIn } from '../../courses/plan';
import type { MapLesson, MapModule } from '../../courses/plan';
import { count } from '../../utils/quantities';
import { jsx, text, toAttributes } from '../jsx';
import { nameOf, placeInFile } from '../placeInFile';
import { aboutHours, hoursAndMinutes, inWords } from './words';

/**
 * Renders the title of a lesson. Titles of the plan are Markdown; titles of
 * pages are plain text.
 */
function titleOf({ title, page }: MapLesson): PhrasingContent[] {
  if (title === page?.title) return [text(title)];
  const [paragraph] = parseMarkdown(title).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [text(title)];
}

/** Creates a row of the map, for a lesson or for a project. */
function rowOf(
  lesson: MapLesson,
  folder: string,
  note: string | undefined,
): MdxJsxTextElement {
  const { page } = lesson;
  const url = `./${path.posix.relative(folder, page?.file ?? '')}`;
  const title = titleOf(lesson);
  return {
    type: 'mdxJsxTextElement',
    name: 'MapLesson',
    attributes: toAttributes(
      isWritten(page) ? { path: page.path, minutes: page.minutes } : { note },
    ),
    children: isWritten(page)
      ? [{ type: 'link', url, children: title }]
      : title,
  };
}

const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

function moduleNode(
  module: MapModule,
  index: number,
  folder: string,
): MdxJsxFlowElement {
  const { title, summary, picture, lessons, project } = module;
  const written = writtenIn(module);
  const note = written.length > 0 ? 'pronto' : undefined;
  return jsx(
    'CourseModule',
    {
      number: index + 1,
      picture,
      time: note && hoursAndMinutes(minutesOf(written)),
      paths: written.map((page) => page.path),
    },
    [
      { type: 'heading', depth: 3, children: [text(`${index + 1}. ${title}`)] },
      ...(summary === undefined ? [] : [paragraph(text(summary))]),
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: lessons.map((lesson) => ({
          type: 'listItem',
          spread: false,
          children: [paragraph(rowOf(lesson, folder, note))],
        })),
      },
      ...(project
        ? [jsx('ModuleProject', {}, [paragraph(rowOf(project, folder, note))])]
        : []),
    ],
  );
}

function mapNode(
  modules: readonly MapModule[],
  folder: string,
): MdxJsxFlowElement {
  const written = modules.flatMap(writtenIn);
  const planned = plannedIn(modules);
  const totals = [
    count(modules.length, 'módulo', 'módulos'),
    count(written.length, 'lección lista', 'lecciones listas'),
    hoursAndMinutes(minutesOf(written)),
    ...(planned > 0 ? [`${planned} en camino`] : []),
  ];
  return jsx(
    'CourseMap',
    { totals },
    modules.map((module, index) => moduleNode(module, index, folder)),
  );
}

/**
 * Lists the projects of the course and what each one adds to the previous one.
 */
function pathNode(
  modules: readonly MapModule[],
  folder: string,
): MdxJsxFlowElement {
  return jsx('ProjectPath', {}, [
    {
      type: 'list',
      ordered: true,
      spread: false,
      children: modules.flatMap(({ project, adds }) => {
        if (!project) return [];
        const row = paragraph(rowOf(project, folder, 'pronto'));
        const more = adds === undefined ? [] : [paragraph(text(adds))];
        return [
          {
            type: 'listItem' as const,
            spread: false,
            children: [row, ...more],
          },
        ];
      }),
    },
  ]);
}

/** Imports of the components, added only to covers that use them. */
const imports = `
import CourseMap from '@site/src/courses/components/CourseMap';
import CourseModule from '@site/src/courses/components/CourseMap/CourseModule';
import MapLesson from '@site/src/courses/components/CourseMap/MapLesson';
import ModuleProject from '@site/src/courses/components/CourseMap/ModuleProject';
import ProjectPath from '@site/src/courses/components/CourseMap/ProjectPath';
`;

const drawings: Readonly<Record<string, typeof mapNode>> = {
  CourseMap: mapNode,
  ProjectPath: pathNode,
};

/** Values of `<CourseFact name="…" />`, by name. */
const facts: Readonly<
  Record<
    string,
    (manifest: CourseManifest, modules: readonly MapModule[]) => string
  >
> = {
  lessons: (manifest) => inWords(writtenLessons(manifest).length),
  modules: (_manifest, modules) => inWords(modules.length),
  hours: (manifest) => aboutHours(minutesOf(writtenLessons(manifest))),
  exercises: (manifest) =>
    String(
      writtenLessons(manifest).reduce(
        (sum, { exercises }) => sum + exercises.length,
        0,
      ),
    ),
  planned: (_manifest, modules) => inWords(plannedIn(modules)),
};

/** Elements that only covers may hold. */
export const coverElements = [
  'CourseMap',
  'ProjectPath',
  'CourseFact',
] as const;

/**
 * Remark plugin for the covers of courses: replaces `<CourseMap />` with a card
 * per module, `<ProjectPath />` with the list of projects, and `<CourseFact
 * name="lessons" />` with a number in words. It must run before the plugins
 * that look for headings and links.
 */
export default function courseMap() {
  return (tree: Root, file: VFile): void => {
    const names: readonly string[] = coverElements;
    const drawn: MdxJsxFlowElement[] = [];
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
        const draw = drawings[node.name ?? ''];
        if (draw) {
          const folder = `docs/${courseFolder(manifest.course)}`;
          const drawing = draw(modules, folder);
          (parent.children as RootContent[]).splice(index, 1, drawing);
          drawn.push(drawing);
          return [SKIP, index + 1];
        }
        const value = attributeOf(node, 'name')?.value;
        const name = typeof value === 'string' ? value : '';
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
    if (drawn.length > 0)
      tree.children.unshift(...parseMarkdown(imports).children);
  };
}
