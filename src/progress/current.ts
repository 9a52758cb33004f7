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

/** Now, and newer than what it replaces whatever the clock says. */
export function timeAfter(replaced = 0): number {
  return Math.max(Date.now(), replaced + 1);
}

/** Marks a lesson as done, or as not done. */
export function markLesson(lesson: string, value: boolean): void {
  progressStore.update((data) => ({
    ...data,
    done: {
      ...data.done,
      [lesson]: { value, at: timeAfter(data.done[lesson]?.at) },
    },
  }));
}
