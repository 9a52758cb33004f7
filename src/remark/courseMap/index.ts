import path from 'node:path';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findAttribute } from '../../content/findAttribute';
import { parseMarkdown } from '../../content/markdown';
import { getCourseFolder } from '../../courses';
import {
  sumMinutes,
  readCourses,
  listWrittenLessons,
} from '../../courses/manifest';
import type { CourseManifest } from '../../courses/manifest';
import {
  isWritten,
  readCourseMap,
  countPlanned,
  listWrittenPages,
} from '../../courses/plan';
import type { MapLesson, MapModule } from '../../courses/plan';
import { formatCount } from '../../utils/quantities';
import { createJsx, createText, toAttributes } from '../../content/jsx';
import { getProjectPath, formatPlace } from '../../content/formatPlace';
import {
  formatApproximateHours,
  formatHoursAndMinutes,
  numberToWords,
} from '../../utils/numbersInWords';

/**
 * Renders the title of a lesson. Titles of the plan are Markdown; titles of
 * pages are plain text.
 */
function createTitle({ title, page }: MapLesson): PhrasingContent[] {
  if (title === page?.title) return [createText(title)];
  const [paragraph] = parseMarkdown(title).children;
  return paragraph?.type === 'paragraph'
    ? paragraph.children
    : [createText(title)];
}

/** Creates a row of the map, for a lesson or for a project. */
function createRow(
  lesson: MapLesson,
  folder: string,
  note: string | undefined,
): MdxJsxTextElement {
  const { page } = lesson;
  const url = `./${path.posix.relative(folder, page?.file ?? '')}`;
  const title = createTitle(lesson);
  return {
    type: 'mdxJsxTextElement',
    name: 'MapLesson',
    attributes: toAttributes(
      isWritten(page)
        ? { path: page.path, sittings: page.time.sittings }
        : { note },
    ),
    children: isWritten(page)
      ? [{ type: 'link', url, children: title }]
      : title,
  };
}

const createParagraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

function createModuleNode(
  module: MapModule,
  index: number,
  folder: string,
): MdxJsxFlowElement {
  const { title, summary, picture, lessons, project } = module;
  const writtenLessons = listWrittenPages(module);
  const note = writtenLessons.length > 0 ? 'pronto' : undefined;
  return createJsx(
    'CourseModule',
    {
      number: index + 1,
      picture,
      time: note && formatHoursAndMinutes(sumMinutes(writtenLessons)),
      paths: writtenLessons.map((page) => page.path),
    },
    [
      {
        type: 'heading',
        depth: 3,
        children: [createText(`${index + 1}. ${title}`)],
      },
      ...(summary === undefined ? [] : [createParagraph(createText(summary))]),
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: lessons.map((lesson) => ({
          type: 'listItem',
          spread: false,
          children: [createParagraph(createRow(lesson, folder, note))],
        })),
      },
      ...(project
        ? [
            createJsx('ModuleProject', {}, [
              createParagraph(createRow(project, folder, note)),
            ]),
          ]
        : []),
    ],
  );
}

function createMapNode(
  modules: readonly MapModule[],
  folder: string,
): MdxJsxFlowElement {
  const writtenLessons = modules.flatMap(listWrittenPages);
  const plannedCount = countPlanned(modules);
  const totals = [
    formatCount(modules.length, 'módulo', 'módulos'),
    formatCount(writtenLessons.length, 'lección lista', 'lecciones listas'),
    formatHoursAndMinutes(sumMinutes(writtenLessons)),
    ...(plannedCount > 0 ? [`${plannedCount} en camino`] : []),
  ];
  return createJsx(
    'CourseMap',
    { totals },
    modules.map((module, index) => createModuleNode(module, index, folder)),
  );
}

/**
 * Lists the projects of the course and what each one adds to the previous one.
 */
function createPathNode(
  modules: readonly MapModule[],
  folder: string,
): MdxJsxFlowElement {
  return createJsx('ProjectPath', {}, [
    {
      type: 'list',
      ordered: true,
      spread: false,
      children: modules.flatMap(({ project, adds }) => {
        if (!project) return [];
        const row = createParagraph(createRow(project, folder, 'pronto'));
        const extraParagraphs =
          adds === undefined ? [] : [createParagraph(createText(adds))];
        return [
          {
            type: 'listItem' as const,
            spread: false,
            children: [row, ...extraParagraphs],
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

const NODE_FACTORIES: Readonly<Record<string, typeof createMapNode>> = {
  CourseMap: createMapNode,
  ProjectPath: createPathNode,
};

/** Values of `<CourseFact name="…" />`, by name. */
const COURSE_FACTS: Readonly<
  Record<
    string,
    (manifest: CourseManifest, modules: readonly MapModule[]) => string
  >
> = {
  lessons: (manifest) => numberToWords(listWrittenLessons(manifest).length),
  modules: (_manifest, modules) => numberToWords(modules.length),
  hours: (manifest) =>
    formatApproximateHours(sumMinutes(listWrittenLessons(manifest))),
  exercises: (manifest) =>
    String(
      listWrittenLessons(manifest).reduce(
        (sum, { exercises }) => sum + exercises.length,
        0,
      ),
    ),
  planned: (_manifest, modules) => numberToWords(countPlanned(modules)),
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
    const createdNodes: MdxJsxFlowElement[] = [];
    visit(
      tree,
      ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      (node, index, parent) => {
        if (!('name' in node) || !names.includes(node.name ?? '')) return;
        const fail = (expected: string, foundText: string): never => {
          throw new Error(
            `${formatPlace(file, node.position?.start.line)}\n  se esperaba: ${expected}\n  se encontró: ${foundText}`,
          );
        };
        const page = getProjectPath(file);
        const manifest = readCourses(file.cwd).find(
          ({ cover }) => cover.file === page,
        );
        if (!manifest || !parent || index === undefined)
          return fail('la portada de un curso', `<${node.name}> en ${page}`);
        const modules = readCourseMap(manifest, file.cwd);
        const createNode = NODE_FACTORIES[node.name ?? ''];
        if (createNode) {
          const folder = `docs/${getCourseFolder(manifest.course)}`;
          const createdNode = createNode(modules, folder);
          (parent.children as RootContent[]).splice(index, 1, createdNode);
          createdNodes.push(createdNode);
          return [SKIP, index + 1];
        }
        const value = findAttribute(node, 'name')?.value;
        const name = typeof value === 'string' ? value : '';
        const fact =
          COURSE_FACTS[name] ??
          fail(
            `name="${Object.keys(COURSE_FACTS).join('" o "')}"`,
            name || 'nada',
          );
        (parent.children as RootContent[]).splice(
          index,
          1,
          createText(fact(manifest, modules)),
        );
        return [SKIP, index + 1];
      },
    );
    if (createdNodes.length > 0)
      tree.children.unshift(...parseMarkdown(imports).children);
  };
}
