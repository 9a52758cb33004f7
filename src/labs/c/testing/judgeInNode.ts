import { judge } from '../engine/exercise/judge';
import type { SourceFile } from '../engine/types';
import type { Judgement } from '../engine/exercise/judge';
import { createTask } from '../exercise/markdown';
import type { TaskData } from '../exercise/markdown';
import { createWatchCase } from './createWatchCase';
import { getNodeCompiler } from './nodeCompiler';
import { runCaseInNode } from './runCaseInNode';

interface Given {
  readonly data: TaskData;
  /** Files that the exercise gives, if any. */
  readonly given?: readonly SourceFile[];
  /** Initial program of the exercise, if it has one. */
  readonly start?: string;
}

/** Judges a program with the page's compiler and judge. */
export async function judgeInNode(
  { data, given, start = '' }: Given,
  source: string,
): Promise<Judgement> {
  const compiler = await getNodeCompiler();
  return judge({ task: createTask(data, given), start }, source, {
    compiler,
    runCase: runCaseInNode,
    watchCase: createWatchCase(compiler),
  });
}

/** Returns true for a judgement with all points. */
export const hasAllPoints = (judgement: Judgement): boolean =>
  judgement.kind === 'judged' && judgement.points === judgement.total;
