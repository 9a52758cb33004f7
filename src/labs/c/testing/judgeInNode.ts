import type { CEngine } from '../client/types';
import { judge } from '../engine/exercise/judge';
import type { Judgement } from '../engine/exercise/judge';
import { taskOf } from '../exercise/markdown';
import type { TaskData } from '../exercise/markdown';
import { createWatchCase } from '../client/watching';
import { checkProgram } from '../engine/checker';
import { nodeCompiler, runInNode } from './nodeCompiler';

interface Given {
  readonly data: TaskData;
  /** What the reader begins with, if that is a program. */
  readonly start?: string;
}

/** Judges a program with the compiler and the judge of the page. */
export async function judgeInNode(
  { data, start = '' }: Given,
  source: string,
): Promise<Judgement> {
  const compiler = await nodeCompiler();
  const watcher: Pick<CEngine, 'check'> = {
    check: async (request, options) => {
      const how = { debugInfo: true, unchecked: true };
      const outcome = await compiler.compile({ ...request, ...how });
      return outcome.kind === 'program'
        ? checkProgram(outcome.wasm, options)
        : undefined;
    },
  };
  return judge({ task: taskOf(data), start }, source, {
    compiler,
    runCase: (wasm, options) => runInNode(wasm, options),
    watchCase: createWatchCase(watcher, new AbortController().signal),
  });
}

/** Whether it won all points. */
export const isWon = (judgement: Judgement): boolean =>
  judgement.kind === 'judged' && judgement.points === judgement.total;
