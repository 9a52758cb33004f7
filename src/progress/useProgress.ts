import { useSyncExternalStore } from 'react';
import { progressStore } from './current';
import { initialSnapshot } from './store';
import type { Snapshot } from './store';

/**
 * Subscribes to a part of the progress; it is empty on the server and during
 * hydration.
 *
 * @param select Must return the same value or object while nothing changed.
 */
export function useProgress<Part>(select: (snapshot: Snapshot) => Part): Part {
  return useSyncExternalStore(
    progressStore.subscribe,
    () => select(progressStore.getSnapshot()),
    () => select(initialSnapshot),
  );
}

/** Returns true when the reader marked the lesson as done. */
export function useIsDone(lesson: string): boolean {
  return useProgress(({ data }) => data.done[lesson]?.value === true);
}
