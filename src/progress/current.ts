import config from '@generated/docusaurus.config';
import { storageKey } from '../preferences/keys';
import { toSitePath } from '../utils/paths';
import { takeEarlyMarks } from './earlyMarks';
import type { Progress } from './schema';
import { createProgressStore } from './store';

/** Store of the reader's progress on this site. */
export const progressStore = createProgressStore(
  storageKey(config.baseUrl, 'progress'),
  () => {
    const markedSteps = takeEarlyMarks();
    return markedSteps.length === 0
      ? undefined
      : (data) => markedSteps.reduce(addEarlyMark, data);
  },
);

/** Turns `/sub/stevelabs/` into `/stevelabs/`, the key of a lesson. */
export function toLessonPath(pathname: string): string {
  return toSitePath(pathname, config.baseUrl);
}

/**
 * Returns the current time, but at least 1 ms after the replaced entry: the
 * clock may have been set back.
 */
export function getTimeAfter(replacedTime = 0): number {
  return Math.max(Date.now(), replacedTime + 1);
}

function setDone(data: Progress, lesson: string, value: boolean): Progress {
  const finishTime = getTimeAfter(data.done[lesson]?.at);
  return {
    ...data,
    done: { ...data.done, [lesson]: { value, at: finishTime } },
  };
}

function addEarlyMark(data: Progress, lesson: string): Progress {
  return setDone(data, lesson, true);
}

/** Marks a lesson as done or not done. */
export function markLesson(lesson: string, value: boolean): void {
  progressStore.update((data) => setDone(data, lesson, value));
}
