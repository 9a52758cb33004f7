import { judge } from '../engine/exercise/judge';
import type { Judgement } from '../engine/exercise/judge';
import { taskOf } from '../exercise/markdown';
import type { TaskData } from '../exercise/markdown';
import { nodeCompiler, runInNode } from './nodeCompiler';

interface Given {
  readonly data: TaskData;
  /** What the reader begins with, if that is a program. */
  readonly start?: string;
}

/** Judges a program with the compiler and the judge of the page. */
export const judgeInNode = async (
  { data, start = '' }: Given,
  source: string,
): Promise<Judgement> =>
  judge({ task: taskOf(data), start }, source, {
    compiler: await nodeCompiler(),
    runCase: (wasm, options) => runInNode(wasm, options),
  });

/** Whether it won all points. */
export const isWon = (judgement: Judgement): boolean =>
  judgement.kind === 'judged' && judgement.points === judgement.total;
