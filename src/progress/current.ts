import config from '@generated/docusaurus.config';
import { storageKey } from '../preferences/keys';
import { sitePath } from '../utils/paths';
import { takeEarlyMarks } from './earlyMarks';
import type { Progress } from './schema';
import { createProgressStore } from './store';

/** The reader's progress on this site. */
export const progressStore = createProgressStore(
  storageKey(config.baseUrl, 'progress'),
  () => {
    const marked = takeEarlyMarks();
    return marked.length === 0
      ? undefined
      : (data) => marked.reduce(withMark, data);
  },
);

/** `/sub/stevelabs/` → `/stevelabs/`: the name under which a lesson is kept. */
export function lessonPath(pathname: string): string {
  return sitePath(pathname, config.baseUrl);
}

/** Now, and newer than what it replaces whatever the clock says. */
export function timeAfter(replaced = 0): number {
  return Math.max(Date.now(), replaced + 1);
}

function withDone(data: Progress, lesson: string, value: boolean): Progress {
  const at = timeAfter(data.done[lesson]?.at);
  return { ...data, done: { ...data.done, [lesson]: { value, at } } };
}

function withMark(data: Progress, lesson: string): Progress {
  return withDone(data, lesson, true);
}

/** Marks a lesson as done, or as not done. */
export function markLesson(lesson: string, value: boolean): void {
  progressStore.update((data) => withDone(data, lesson, value));
}
