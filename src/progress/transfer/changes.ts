import { mergeProgress } from '../merge';
import type { Entries, Progress } from '../schema';

/** Counts of the entries that a merge changed. */
export interface Changes {
  readonly newLessons: number;
  readonly updatedLessons: number;
  readonly scores: number;
}

const isEqual = (a: unknown, b: unknown) =>
  JSON.stringify(a) === JSON.stringify(b);

const getLessonEntries = ({ done, places }: Progress, path: string) => [
  done[path],
  places[path],
];

const getLessonPaths = ({ done, places }: Progress) => [
  ...new Set([...Object.keys(done), ...Object.keys(places)]),
];

/**
 * Merges imported progress into the reader's own. It counts as newer than the
 * last "forget everything", even if it was exported before.
 */
export function addProgress(own: Progress, brought: Progress): Progress {
  return mergeProgress(own, { ...brought, forgotten: own.forgotten });
}

export function countChanges(before: Progress, after: Progress): Changes {
  const known = new Set(getLessonPaths(before));
  const changed = getLessonPaths(after).filter(
    (path) =>
      !isEqual(getLessonEntries(before, path), getLessonEntries(after, path)),
  );
  const updatedLessons = changed.filter((path) => known.has(path)).length;
  return {
    newLessons: changed.length - updatedLessons,
    updatedLessons,
    scores: Object.entries(after.scores).filter(
      ([key, score]) => !isEqual(before.scores[key], score),
    ).length,
  };
}

const formatCount = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Formats the counts as `12 lecciones nuevas, 2 actualizadas`. */
export function describeChanges({
  newLessons,
  updatedLessons,
  scores,
}: Changes): string {
  const parts = [
    newLessons > 0 &&
      formatCount(newLessons, 'lección nueva', 'lecciones nuevas'),
    updatedLessons > 0 &&
      (newLessons > 0
        ? formatCount(updatedLessons, 'actualizada', 'actualizadas')
        : formatCount(
            updatedLessons,
            'lección actualizada',
            'lecciones actualizadas',
          )),
    scores > 0 &&
      formatCount(
        scores,
        'resultado de preguntas o ejercicios',
        'resultados de preguntas o ejercicios',
      ),
  ];
  return parts.filter(Boolean).join(', ') || 'nada que no tuvieras ya';
}

function revertEntries<Entry>(
  now: Entries<Entry>,
  before: Entries<Entry>,
  after: Entries<Entry>,
): Entries<Entry> {
  const kept = Object.entries(now).flatMap(([key, entry]) => {
    const own = isEqual(entry, after[key]) ? before[key] : entry;
    return own ? [[key, own] as const] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * Reverts the changes from `before` to `after`, and keeps later ones. Raises
 * `forgotten`, so that a merge with another tab's copy does not restore them.
 */
export function undoChanges(
  now: Progress,
  before: Progress,
  after: Progress,
): Progress {
  return {
    ...now,
    forgotten: Math.max(Date.now(), now.forgotten + 1),
    done: revertEntries(now.done, before.done, after.done),
    places: revertEntries(now.places, before.places, after.places),
    scores: revertEntries(now.scores, before.scores, after.scores),
  };
}
