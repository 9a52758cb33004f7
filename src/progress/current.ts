import config from '@generated/docusaurus.config';
import { storageKey } from '../preferences/keys';
import { sitePath } from '../utils/paths';
import { createProgressStore } from './store';

/** The reader's progress on this site. */
export const progressStore = createProgressStore(
  storageKey(config.baseUrl, 'progress'),
);

/** `/sub/stevelabs/` → `/stevelabs/`: the name under which a lesson is kept. */
export function lessonPath(pathname: string): string {
  return sitePath(pathname, config.baseUrl);
}

/** Always newer than what it replaces, whatever the clock says. */
function now(replaced = 0): number {
  return Math.max(Date.now(), replaced + 1);
}

/** Marks a lesson as done, or as not done. */
export function markLesson(lesson: string, value: boolean): void {
  progressStore.update((data) => ({
    ...data,
    done: { ...data.done, [lesson]: { value, at: now(data.done[lesson]?.at) } },
  }));
}

/** Remembers where in a lesson the reader is. */
export function savePlace(
  lesson: string,
  heading: string,
  fraction: number,
): void {
  progressStore.update((data) => ({
    ...data,
    places: {
      ...data.places,
      [lesson]: { heading, fraction, at: now(data.places[lesson]?.at) },
    },
  }));
}
