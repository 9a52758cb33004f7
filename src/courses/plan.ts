import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { text } from '../content/fields';
import { ContentError, parseContent } from '../content/parseContent';
import { courseFolder } from './index';
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
  lecciones: v.array(entry, 'una lista de lecciones'),
});

const planSchema = v.array(plannedModule, 'una lista de módulos');

type PlannedModule = v.InferOutput<typeof plannedModule>;

/** A lesson of the map of a course; of one without a page, only its title is known. */
export interface MapLesson {
  readonly title: string;
  readonly page: Lesson | undefined;
}

export interface MapModule {
  readonly title: string;
  readonly summary: string | undefined;
  readonly lessons: readonly MapLesson[];
}

/** Pages that the plan leaves out follow the one that comes before them. */
function withUnplanned(
  planned: readonly MapLesson[],
  pages: readonly Lesson[],
): readonly MapLesson[] {
  const lessons = [...planned];
  for (const [index, page] of pages.entries()) {
    if (lessons.some((lesson) => lesson.page === page)) continue;
    const before = pages[index - 1];
    const at = lessons.findIndex((lesson) => before && lesson.page === before);
    lessons.splice(at + 1, 0, { title: page.title, page });
  }
  return lessons;
}

function mapModule(
  { titulo, resumen, lecciones }: PlannedModule,
  pages: readonly Lesson[],
  file: string,
): MapModule {
  const planned = lecciones.map((value): MapLesson => {
    const [name = '', title] =
      typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? []);
    const page = pages.find((lesson) => lesson.name === name);
    if (page?.state === 'written' || title === undefined) {
      if (!page)
        throw new ContentError([
          `${file} · módulo «${titulo}»\n  se esperaba: el nombre de una lección suya, o «nombre: título» de una que vendrá\n  se encontró: ${name}`,
        ]);
      return { title: page.title, page };
    }
    return { title, page };
  });
  return {
    title: titulo,
    summary: resumen,
    lessons: withUnplanned(planned, pages),
  };
}

const unplanned = ({ title, lessons }: Module): MapModule => ({
  title,
  summary: undefined,
  lessons: withUnplanned([], lessons),
});

/**
 * All that a course has and will have, in its order: its pages, and what its
 * `_plan.yml` announces, if there is one.
 *
 * @param root The project.
 * @throws {ContentError} for its author.
 */
export function mapOf(
  { course, modules }: CourseManifest,
  root = '.',
): readonly MapModule[] {
  const file = `docs/${courseFolder(course)}/_plan.yml`;
  const full = path.join(root, file);
  const plan = existsSync(full)
    ? parseContent(planSchema, parse(readFileSync(full, 'utf8')), { file })
    : [];
  const titles = plan.map(({ titulo }) => titulo);
  return [
    ...plan.map((planned) =>
      mapModule(
        planned,
        modules.find(({ title }) => title === planned.titulo)?.lessons ?? [],
        file,
      ),
    ),
    ...modules.filter(({ title }) => !titles.includes(title)).map(unplanned),
  ];
}
