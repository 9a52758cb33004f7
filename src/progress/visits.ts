import type { Lesson } from './course';
import type { Place, Progress } from './schema';
import { getScores } from './scores';

/** Returns the time of the reader's last action in a lesson; 0 if none. */
export function getLastVisit(data: Progress, path: string): number {
  const { done, places } = data;
  return Math.max(
    done[path]?.at ?? 0,
    places[path]?.at ?? 0,
    ...getScores(data, path).map(({ at }) => at),
  );
}

/**
 * Finds the lesson to continue with: the first one that is not done, from the
 * last visited one to the end and then from the beginning.
 *
 * @returns `undefined` if nothing was visited yet, or if all are done.
 */
export function findLessonToContinue<Known extends Pick<Lesson, 'path'>>(
  data: Progress,
  lessons: readonly Known[],
): Known | undefined {
  const visits = lessons.map(({ path }) => getLastVisit(data, path));
  const last = Math.max(0, ...visits);
  if (last === 0) return undefined;
  const lastIndex = visits.indexOf(last);
  return [...lessons.slice(lastIndex), ...lessons.slice(0, lastIndex)].find(
    ({ path }) => !data.done[path]?.value,
  );
}

/**
 * Returns true when a place is worth returning to: not at the start or the end.
 */
export const isPartlyRead = ({ fraction }: Place): boolean =>
  fraction > 0.05 && fraction < 0.95;
