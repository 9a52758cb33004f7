import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { text } from '../utils/schemaFields';
import { ContentError, parseContent } from '../content/parseContent';
import { picture } from '../data/shared/fields';
import { getCourseFolder } from '.';
import type { CourseManifest, Lesson, Module } from './manifest';

const entry = v.union(
  [
    text('el nombre de una lección', 40),
    v.pipe(
      v.record(v.string(), text('el título de una lección', 75)),
      v.check(
        (fields) => Object.keys(fields).length === 1,
        'un nombre y su título',
      ),
    ),
  ],
  'el nombre de una lección, o «nombre: título» de una que vendrá',
);

const plannedModule = v.strictObject({
  titulo: text('el título del módulo', 75),
  resumen: v.optional(text('de qué trata el módulo', 200)),
  dibujo: v.optional(picture),
  lecciones: v.array(entry, 'una lista de lecciones'),
  /** Project that closes the module; a lesson of it, shown apart. */
  proyecto: v.optional(entry),
  /** Contribution of the project to the story of the course. */
  aporta: v.optional(text('qué añade el proyecto', 120)),
});

const planSchema = v.array(plannedModule, 'una lista de módulos');

type Entry = v.InferOutput<typeof entry>;
type PlannedModule = v.InferOutput<typeof plannedModule>;

/** Lesson on the map of a course; a lesson without a page has only a title. */
export interface MapLesson {
  readonly title: string;
  readonly page: Lesson | undefined;
}

export interface MapModule {
  readonly title: string;
  readonly summary: string | undefined;
  /** Path in `static/`, from the root of the site. */
  readonly picture: string | undefined;
  readonly lessons: readonly MapLesson[];
  readonly project: MapLesson | undefined;
  /** Contribution of the project to the story of the course. */
  readonly adds: string | undefined;
}

/**
 * Inserts each page that the plan leaves out after the page that precedes it.
 */
function insertUnplanned(
  plannedLessons: readonly MapLesson[],
  pages: readonly Lesson[],
): readonly MapLesson[] {
  const lessons = [...plannedLessons];
  for (const [index, page] of pages.entries()) {
    if (lessons.some((lesson) => lesson.page === page)) continue;
    const before = pages[index - 1];
    const lessonIndex = lessons.findIndex(
      (lesson) => before && lesson.page === before,
    );
    lessons.splice(lessonIndex + 1, 0, { title: page.title, page });
  }
  return lessons;
}

function readEntry(
  value: Entry,
  pages: readonly Lesson[],
  place: string,
): MapLesson {
  const [name = '', title] =
    typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? []);
  const page = pages.find((lesson) => lesson.name === name);
  if (page?.state === 'written') return { title: page.title, page };
  if (title !== undefined) return { title, page };
  if (page) return { title: page.title, page };
  throw new ContentError([
    `${place}\n  se esperaba: el nombre de una lección suya, o «nombre: título» de una que vendrá\n  se encontró: ${name}`,
  ]);
}

function createMapModule(
  { titulo, resumen, dibujo, lecciones, proyecto, aporta }: PlannedModule,
  pages: readonly Lesson[],
  file: string,
): MapModule {
  const place = `${file} · módulo «${titulo}»`;
  const project =
    proyecto === undefined ? undefined : readEntry(proyecto, pages, place);
  return {
    title: titulo,
    summary: resumen,
    picture: dibujo,
    lessons: insertUnplanned(
      lecciones.map((value) => readEntry(value, pages, place)),
      pages.filter((page) => page !== project?.page),
    ),
    project,
    adds: aporta,
  };
}

const createUnplannedModule = ({ title, lessons }: Module): MapModule => ({
  title,
  summary: undefined,
  picture: undefined,
  lessons: insertUnplanned([], lessons),
  project: undefined,
  adds: undefined,
});

/**
 * Checks that every picture of the plan exists.
 *
 * @throws {ContentError} for the pictures that do not exist.
 */
function checkPictures(
  plan: readonly PlannedModule[],
  root: string,
  file: string,
): void {
  const missing = plan.filter(
    ({ dibujo }) =>
      dibujo !== undefined && !existsSync(path.join(root, 'static', dibujo)),
  );
  if (missing.length > 0)
    throw new ContentError(
      missing.map(
        ({ titulo, dibujo = '' }) =>
          `${file} · módulo «${titulo}», campo «dibujo»\n  se esperaba: un dibujo que exista en static/\n  se encontró: ${dibujo}`,
      ),
    );
}

/**
 * Reads the map of a course: its pages, and the lessons that its `_plan.yml`,
 * if any, announces.
 *
 * @param root The project.
 * @throws {ContentError} when the plan is invalid.
 */
export function readCourseMap(
  { course, modules }: CourseManifest,
  root = '.',
): readonly MapModule[] {
  const file = `docs/${getCourseFolder(course)}/_plan.yml`;
  const full = path.join(root, file);
  const plan = existsSync(full)
    ? parseContent(planSchema, parse(readFileSync(full, 'utf8')), { file })
    : [];
  checkPictures(plan, root, file);
  const titles = plan.map(({ titulo }) => titulo);
  return [
    ...plan.map((planned) =>
      createMapModule(
        planned,
        modules.find(({ title }) => title === planned.titulo)?.lessons ?? [],
        file,
      ),
    ),
    ...modules
      .filter(({ title }) => !titles.includes(title))
      .map(createUnplannedModule),
  ];
}

export const isWritten = (page: Lesson | undefined): page is Lesson =>
  page?.state === 'written';

const listMapLessons = ({
  lessons,
  project,
}: MapModule): readonly MapLesson[] =>
  project ? [...lessons, project] : lessons;

/** Lists the pages of a module that are written, its project included. */
export const listWrittenPages = (module: MapModule): readonly Lesson[] =>
  listMapLessons(module)
    .map(({ page }) => page)
    .filter(isWritten);

/** Counts the lessons and projects of a course that are not written yet. */
export const countPlanned = (modules: readonly MapModule[]): number =>
  modules.flatMap(listMapLessons).filter(({ page }) => !isWritten(page)).length;
