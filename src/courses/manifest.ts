import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { findAttribute } from '../content/findAttribute';
import { listFiles } from '../content/documents';
import { extractFrontMatter } from '../content/readFrontMatter';
import { parseMarkdown } from '../content/markdown';
import { getCourseFolder, courses } from '.';
import type { LessonTime } from '../content/frontMatter';
import { estimateTime } from './duration';
import type { Course } from './types';

/** Page of a course, from its front matter, its text and its folder. */
export interface Lesson {
  /** File name without extension: `salida`; `index` for the cover. */
  readonly name: string;
  /** Path without the base URL: `/stevelabs/program1/salida/`. */
  readonly path: string;
  /**
   * Path inside the project: `docs/stevelabs/program1/1-empezar/salida.mdx`.
   */
  readonly file: string;
  readonly title: string;
  readonly state: 'written' | 'planned';
  readonly position: number;
  /** Texts of its headings of level 2. */
  readonly sections: readonly string[];
  /** Ids of its exercises, in order. */
  readonly exercises: readonly string[];
  /** Files of its folder, as paths inside the project. */
  readonly assets: readonly string[];
  /** Number of words outside code blocks, exercise data and attributes. */
  readonly words: number;
  /** Names of the lessons that it requires. */
  readonly requires: readonly string[];
  readonly time: LessonTime;
  readonly objectives: readonly string[];
  /** Codes of the LPI objectives that it teaches, such as `2.1`. */
  readonly lpi: readonly string[];
  /** Words, symbols and commands that it teaches. */
  readonly teaches: readonly string[];
}

export interface Module {
  /** Folder name, such as `1-empezar`. */
  readonly folder: string;
  readonly title: string;
  readonly position: number;
  readonly lessons: readonly Lesson[];
}

export interface CourseManifest {
  readonly course: Course;
  readonly cover: Lesson;
  /** Modules in menu order; so are the lessons of each. */
  readonly modules: readonly Module[];
}

type Fields = Readonly<Record<string, unknown>>;

const categoryFile = '_category_.yml';

function readYaml(text: string): Fields {
  const value: unknown = parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : '';
const toNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(toText) : [];

function listSections(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 ? [toString(node)] : [],
  );
}

function listExerciseIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Exercise') return;
    const id = findAttribute(element, 'id');
    if (id) ids.push(toText(id.value));
  });
  return ids;
}

function countWords(tree: Root): number {
  let text = '';
  visit(tree, ['text', 'inlineCode'], (node) => {
    if ('value' in node) text += ` ${node.value}`;
  });
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Reads a page; its text is parsed only when a field needs it. */
function readLesson(root: string, file: string, base: string): Lesson {
  const source = readFileSync(path.join(root, file), 'utf8');
  const front = readYaml(extractFrontMatter(source));
  const { dir, name } = path.posix.parse(file);
  let tree: Root | undefined;
  const parseSource = () => (tree ??= parseMarkdown(source));
  return {
    name,
    path: name === 'index' ? base : `${base}${name}/`,
    file,
    title: toText(front.title),
    state: front.tipo === 'proximamente' ? 'planned' : 'written',
    position: toNumber(front.sidebar_position) ?? 0,
    requires: toTexts(front.requisitos),
    objectives: toTexts(front.objetivos),
    lpi: toTexts(front.lpi),
    teaches: toTexts(front.ensena),
    get sections() {
      return listSections(parseSource());
    },
    get exercises() {
      return listExerciseIds(parseSource());
    },
    get words() {
      return countWords(parseSource());
    },
    get time() {
      return estimateTime({ tree: parseSource(), file, root });
    },
    get assets() {
      return listFiles(root, `${dir}/_${name}`);
    },
  };
}

const compareByPosition = (
  a: Pick<Lesson, 'position'>,
  b: Pick<Lesson, 'position'>,
): number => a.position - b.position;

function readModule(
  root: string,
  docs: string,
  folder: string,
  base: string,
): Module {
  const category = readYaml(
    readFileSync(path.join(root, docs, folder, categoryFile), 'utf8'),
  );
  return {
    folder,
    title: toText(category.label),
    position: toNumber(category.position) ?? 0,
    lessons: readdirSync(path.join(root, docs, folder))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => readLesson(root, `${docs}/${folder}/${name}`, base))
      .sort(compareByPosition),
  };
}

function readCourse(root: string, course: Course): CourseManifest {
  const docs = `docs/${getCourseFolder(course)}`;
  return {
    course,
    cover: readLesson(root, `${docs}/index.mdx`, course.root),
    modules: readdirSync(path.join(root, docs))
      .filter((name) => existsSync(path.join(root, docs, name, categoryFile)))
      .map((folder) => readModule(root, docs, folder, course.root))
      .sort(compareByPosition),
  };
}

/**
 * Reads the courses: their rows and the pages of the current edition. Runs only
 * in Node: the build, the tests and the scripts.
 *
 * @param root The project.
 */
export function readCourses(root = '.'): readonly CourseManifest[] {
  return courses.map((course) => readCourse(root, course));
}

/** Lists the lessons of a course, planned ones included, in menu order. */
export function listLessons({
  modules,
}: Pick<CourseManifest, 'modules'>): readonly Lesson[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/** Adds up the minutes of the sittings of some lessons. */
export const sumMinutes = (lessons: readonly Lesson[]): number =>
  lessons
    .flatMap(({ time }) => time.sittings)
    .reduce((sum, minutes) => sum + minutes, 0);

/** Lists the lessons of a course that are written, in menu order. */
export function listWrittenLessons(
  manifest: Pick<CourseManifest, 'modules'>,
): readonly Lesson[] {
  return listLessons(manifest).filter(({ state }) => state === 'written');
}
