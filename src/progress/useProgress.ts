import { useSyncExternalStore } from 'react';
import { progressStore } from './current';
import { initial } from './store';
import type { Snapshot } from './store';

/**
 * A part of the progress, kept up to date; empty on the server and while the
 * page hydrates.
 *
 * @param select Gives the same value, or object, while nothing changed.
 */
export function useProgress<Part>(select: (snapshot: Snapshot) => Part): Part {
  return useSyncExternalStore(
    progressStore.subscribe,
    () => select(progressStore.getSnapshot()),
    () => select(initial),
  );
}

/** Whether the reader marked a lesson as done. */
export function useIsDone(lesson: string): boolean {
  return useProgress(({ data }) => data.done[lesson]?.value === true);
}
