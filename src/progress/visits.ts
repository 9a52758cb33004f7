import type { Lesson } from './course';
import type { Place, Progress } from './schema';
import { scoresOf } from './scores';

/** When the reader last did something in a lesson; 0 if never. */
export function lastVisit(data: Progress, path: string): number {
  const { done, places } = data;
  return Math.max(
    done[path]?.at ?? 0,
    places[path]?.at ?? 0,
    ...scoresOf(data, path).map(({ at }) => at),
  );
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

/** What is worth going back to lies beyond the start and before the end. */
export const isHalfRead = ({ fraction }: Place): boolean =>
  fraction > 0.05 && fraction < 0.95;
