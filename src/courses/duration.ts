import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { findAttribute } from '../content/findAttribute';
import { levels, type Level } from '../labs/exercise/levels';
import { dataFile, getFolderPath } from '../content/folderPath';
import { isPause, isRunnable } from '../content/activities';
import { countWords } from '../content/prose';
import type { LessonTime } from '../content/frontMatter';

const WORDS_PER_MINUTE = 110;
const MINUTES_BY_LEVEL: Readonly<Record<Level, number>> = {
  calentamiento: 6,
  central: 13,
  reto: 25,
};
const ROUNDING_MINUTES = 5;

/** Lesson whose duration is estimated. */
interface LessonSource {
  readonly tree: Root;
  /** Path inside the project. */
  readonly file: string;
  /** The project. */
  readonly root?: string;
}

const roundMinutes = (minutes: number): number =>
  Math.round(minutes / ROUNDING_MINUTES) * ROUNDING_MINUTES;

/** Reads the level of an exercise; other checks report a missing one. */
function readLevel(file: string): Level | undefined {
  if (!existsSync(file)) return undefined;
  const data: unknown = parse(readFileSync(file, 'utf8'), {
    logLevel: 'silent',
  });
  const level =
    typeof data === 'object' && data && 'nivel' in data && data.nivel;
  return levels.find((each) => each === level);
}

/** Adds up the minutes of the exercises of each level. */
function sumByLevel({ tree, file, root = '.' }: LessonSource) {
  const minutes = { calentamiento: 0, central: 0, reto: 0 };
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Exercise') return;
    const id = findAttribute(node, 'id')?.value;
    if (typeof id !== 'string') return;
    const level = readLevel(path.join(root, getFolderPath(file, id), dataFile));
    if (level) minutes[level] += MINUTES_BY_LEVEL[level];
  });
  return minutes;
}

/**
 * Adds up the minutes of some nodes without their exercises: the words, and one
 * minute for each program, step and question.
 */
function sumReading(nodes: readonly RootContent[]): number {
  let count = 0;
  visit({ type: 'root', children: [...nodes] } satisfies Root, (node) => {
    if (node.type === 'code' && isRunnable(node)) count += 1;
    if (node.type !== 'mdxJsxFlowElement') return;
    if (node.name === 'Step') count += 1;
    if (node.name !== 'Quiz') return;
    for (const child of node.children)
      if (child.type === 'list') count += child.children.length;
  });
  return countWords(nodes) / WORDS_PER_MINUTE + count;
}

/**
 * Estimates the duration of a lesson. Its pause ends the first sitting, which
 * includes the warm-up exercises although they stand further down.
 */
export function estimateTime(lesson: LessonSource): LessonTime {
  const { children } = lesson.tree;
  const pause = children.findIndex(isPause);
  const exercises = sumByLevel(lesson);
  const { calentamiento: warmUp, central } = exercises;
  const sittings =
    pause < 0
      ? [sumReading(children) + warmUp + central]
      : [
          sumReading(children.slice(0, pause)) + warmUp,
          sumReading(children.slice(pause)) + central,
        ];
  return {
    sittings: sittings.map(roundMinutes),
    challenge: roundMinutes(exercises.reto),
  };
}
