import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { lessonPath } from './current';
import type { Progress } from './schema';

export interface Lesson {
  /** Under which its progress is kept. */
  readonly path: string;
  readonly title: string;
  /** With the base URL. */
  readonly to: string;
}

/**
 * The lessons of a course that can be read, from the menu that every page of it
 * carries. The build marks them there; the archive has none.
 */
export function lessonsOf(
  items: readonly PropSidebarItem[],
): readonly Lesson[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return lessonsOf(item.items);
    if (item.type !== 'link' || !item.customProps?.lesson) return [];
    return [{ path: lessonPath(item.href), title: item.label, to: item.href }];
  });
}

/** How many of these lessons are done. */
export function countDone(
  { done }: Progress,
  lessons: readonly Pick<Lesson, 'path'>[],
): number {
  return lessons.filter(({ path }) => done[path]?.value).length;
}

/** When the reader last did something in a lesson; 0 if never. */
export function lastVisit({ done, places }: Progress, path: string): number {
  return Math.max(done[path]?.at ?? 0, places[path]?.at ?? 0);
}

/**
 * Where to go on: the first lesson that is not done, from the last one visited
 * onwards and then from the beginning.
 *
 * @returns `undefined` if nothing was visited yet, or if all are done.
 */
export function lessonToContinue<Known extends Pick<Lesson, 'path'>>(
  data: Progress,
  lessons: readonly Known[],
): Known | undefined {
  const visits = lessons.map(({ path }) => lastVisit(data, path));
  const last = Math.max(0, ...visits);
  if (last === 0) return undefined;
  const from = visits.indexOf(last);
  return [...lessons.slice(from), ...lessons.slice(0, from)].find(
    ({ path }) => !data.done[path]?.value,
  );
}
