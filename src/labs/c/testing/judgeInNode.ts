import { judge } from '../engine/exercise/judge';
import type { Judgement, WatchCase } from '../engine/exercise/judge';
import { createTask } from '../exercise/markdown';
import type { TaskData } from '../exercise/markdown';
import { checkProgram } from '../engine/checker';
import {
  isCheckable,
  excludeReported,
  createCheckOptions,
} from '../engine/checker/rerun';
import { nodeCompiler } from './nodeCompiler';
import { runCaseInNode } from './runCaseInNode';

interface Given {
  readonly data: TaskData;
  /** Initial program of the exercise, if it has one. */
  readonly start?: string;
}

/** Judges a program with the page's compiler and judge. */
export async function judgeInNode(
  { data, start = '' }: Given,
  source: string,
): Promise<Judgement> {
  const compiler = await nodeCompiler();
  const watchCase: WatchCase = async (request, options, run) => {
    if (!isCheckable(run.end)) return undefined;
    const how = { debugInfo: true, unchecked: true };
    const outcome = await compiler.compile({ ...request, ...how });
    if (outcome.kind === 'rejected') throw new Error(outcome.text);
    const { findings } = await checkProgram(
      outcome.wasm,
      createCheckOptions(options, run),
    );
    return excludeReported(findings, run.findings);
  };
  return judge({ task: createTask(data), start }, source, {
    compiler,
    runCase: runCaseInNode,
    watchCase,
  });
}

/** Returns true for a judgement with all points. */
export const hasAllPoints = (judgement: Judgement): boolean =>
  judgement.kind === 'judged' && judgement.points === judgement.total;
