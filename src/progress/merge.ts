import type { Entries, Progress, Score } from './schema';

interface Dated {
  readonly at: number;
}

/**
 * Compares the text of entries of the same time, so that the order of a merge
 * does not matter.
 */
function isNewer(a: Dated, b: Dated): boolean {
  return a.at === b.at ? JSON.stringify(a) > JSON.stringify(b) : a.at > b.at;
}

function isBetter(a: Score, b: Score): boolean {
  const difference =
    a.points * b.total - b.points * a.total || a.total - b.total;
  return difference === 0 ? a.at > b.at : difference > 0;
}

function mergeEntries<Entry>(
  a: Entries<Entry>,
  b: Entries<Entry>,
  wins: (challenger: Entry, holder: Entry) => boolean,
): Entries<Entry> {
  const mergedEntries: Record<string, Entry> = { ...a };
  for (const [key, entry] of Object.entries(b)) {
    const holder = mergedEntries[key];
    if (!holder || wins(entry, holder)) mergedEntries[key] = entry;
  }
  return mergedEntries;
}

/**
 * Merges two progresses: the newest of each entry and the best of each score.
 * Everything from before the later "forget everything" is dropped. The
 * operation is commutative and idempotent.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  if (a.forgotten !== b.forgotten) return a.forgotten > b.forgotten ? a : b;
  return {
    ...a,
    done: mergeEntries(a.done, b.done, isNewer),
    places: mergeEntries(a.places, b.places, isNewer),
    scores: mergeEntries(a.scores, b.scores, isBetter),
  };
}
