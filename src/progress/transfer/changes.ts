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
export function addProgress(
  ownProgress: Progress,
  importedProgress: Progress,
): Progress {
  return mergeProgress(ownProgress, {
    ...importedProgress,
    forgotten: ownProgress.forgotten,
  });
}

export function countChanges(before: Progress, after: Progress): Changes {
  const knownPaths = new Set(getLessonPaths(before));
  const changedPaths = getLessonPaths(after).filter(
    (path) =>
      !isEqual(getLessonEntries(before, path), getLessonEntries(after, path)),
  );
  const updatedLessons = changedPaths.filter((path) =>
    knownPaths.has(path),
  ).length;
  return {
    newLessons: changedPaths.length - updatedLessons,
    updatedLessons,
    scores: Object.entries(after.scores).filter(
      ([key, score]) => !isEqual(before.scores[key], score),
    ).length,
  };
}

const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

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
  currentEntries: Entries<Entry>,
  before: Entries<Entry>,
  after: Entries<Entry>,
): Entries<Entry> {
  const keptEntries = Object.entries(currentEntries).flatMap(([key, entry]) => {
    const ownEntry = isEqual(entry, after[key]) ? before[key] : entry;
    return ownEntry ? [[key, ownEntry] as const] : [];
  });
  return Object.fromEntries(keptEntries);
}

/**
 * Reverts the changes from `before` to `after`, and keeps later ones. Raises
 * `forgotten`, so that a merge with another tab's copy does not restore them.
 */
export function undoChanges(
  currentProgress: Progress,
  before: Progress,
  after: Progress,
): Progress {
  return {
    ...currentProgress,
    forgotten: Math.max(Date.now(), currentProgress.forgotten + 1),
    done: revertEntries(currentProgress.done, before.done, after.done),
    places: revertEntries(currentProgress.places, before.places, after.places),
    scores: revertEntries(currentProgress.scores, before.scores, after.scores),
  };
}
