import { Countdown } from '../../../kit/countdown';
import { loadWithProgress as loadEngine } from '../../../kit/loadable';
import { INITIAL_LOADING } from '../../../kit/loadState';
import type { NotReady } from '../../../kit/loadState';
import { toProgramFailure } from '../../client/program';
import type { ProgramFailure } from '../../client/program';
import type { CEngine } from '../../client/types';
import {
  createCaseMemoryCheck,
  checkCaseMemory,
} from '../../client/memoryCheck';
import {
  createAnswerRequest,
  createRunOptions,
  readOwnFiles,
} from '../../engine/exercise/answer';
import { judge } from '../../engine/exercise/judge';
import type { Judgement, RunCase } from '../../engine/exercise/judge';
import type { ExerciseTask } from '../../engine/exercise/types';
import type { CWork } from '../work';

/** States of the check of a program. */
export type CheckState =
  | NotReady<ProgramFailure>
  | { readonly kind: 'compiling' }
  | {
      readonly kind: 'testing';
      readonly doneCount: number;
      readonly total: number;
      /**
       * True when the program of the case was requested and has not started.
       */
      readonly isStarting: boolean;
    }
  | {
      readonly kind: 'done';
      readonly judgement: Judgement;
      /**
       * True for a second report, with memory errors of one case; they are not
       * graded.
       */
      readonly isWatched?: true;
    };

/**
 * Creates a function that runs a case in the page's engine, and stops it at its
 * time limit, counted from the program's start.
 *
 * @param onStarted Called when the program of a case begins.
 */
export function createRunCase(
  engine: CEngine,
  signal: AbortSignal,
  onStarted: () => void = () => undefined,
): RunCase {
  return async (wasm, options, limitMs) => {
    signal.throwIfAborted();
    const run = engine.run(wasm, options);
    const texts = { stdout: '', stderr: '' };
    const lateController = new AbortController();
    const countdown = new Countdown(limitMs, () => {
      lateController.abort();
      run.stop();
    });
    const unlisten = run.listen((event) => {
      if (event.kind === 'output') texts[event.stream] += event.text;
      if (event.kind !== 'started') return;
      countdown.resume();
      onStarted();
    });
    signal.addEventListener('abort', run.stop);
    try {
      const result = await run.result;
      const isLate =
        lateController.signal.aborted && result.end.kind === 'stopped';
      return {
        ...result,
        ...(isLate && { end: { kind: 'time-limit', ms: limitMs } }),
        ...texts,
      };
    } finally {
      countdown.pause();
      unlisten();
      signal.removeEventListener('abort', run.stop);
    }
  };
}

/**
 * Checks the memory use of the first failed case, or of the first case.
 *
 * @returns the judgement with the findings; undefined without any.
 */
async function checkOneCaseMemory(
  engine: CEngine,
  task: ExerciseTask,
  source: string,
  judgement: Judgement,
  signal: AbortSignal,
): Promise<Judgement | undefined> {
  if (judgement.kind === 'rejected') return undefined;
  const { cases } = judgement;
  const chosenCase = cases.find(({ faults }) => faults.length > 0) ?? cases[0];
  if (!chosenCase?.run || chosenCase.memory) return undefined;
  const { test, run } = chosenCase;
  const request = createAnswerRequest(task, readOwnFiles(task, source), test);
  const outcome = await checkCaseMemory(
    engine,
    request,
    createRunOptions(task, test),
    run,
    signal,
  );
  if (!outcome || outcome.findings.length === 0) return undefined;
  const memory = outcome.findings;
  return {
    ...judgement,
    cases: cases.map((each) =>
      each === chosenCase ? { ...each, memory } : each,
    ),
  };
}

async function loadWithProgress(
  engine: CEngine,
  signal: AbortSignal,
  tell: (state: CheckState) => void,
): Promise<void> {
  const cancel = () => {
    if (engine.loading().kind === 'loading') engine.cancelLoading();
  };
  signal.addEventListener('abort', cancel);
  try {
    await loadEngine(engine, tell);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  signal.throwIfAborted();
}

/**
 * Checks a program in the page's engine.
 *
 * @param tell Receives each state, the last one included, until `signal`
 *   aborts.
 */
export async function check(
  loadEngine: () => Promise<CEngine>,
  work: CWork,
  source: string,
  signal: AbortSignal,
  tell: (state: CheckState) => void,
): Promise<void> {
  const report = (state: CheckState) => {
    if (!signal.aborted) tell(state);
  };
  try {
    report(INITIAL_LOADING);
    const engine = await loadEngine();
    signal.throwIfAborted();
    await loadWithProgress(engine, signal, report);
    report({ kind: 'compiling' });
    let doneCount = 0;
    const { length: total } = work.task.cases;
    const reportTesting = (isStarting: boolean) => {
      report({ kind: 'testing', doneCount: doneCount, total, isStarting });
    };
    const runCase = createRunCase(engine, signal, () => {
      reportTesting(false);
    });
    const judgement = await judge(work, source, {
      compiler: {
        compile: (request) => engine.compile(request, signal),
        parse: (request, file) => engine.parse(request, file, signal),
      },
      runCase: async (...parameters) => {
        reportTesting(true);
        const run = await runCase(...parameters);
        doneCount += 1;
        return run;
      },
      watchCase: createCaseMemoryCheck(engine, signal),
      signal,
    });
    report({ kind: 'done', judgement });
    const watchedResult = await checkOneCaseMemory(
      engine,
      work.task,
      source,
      judgement,
      signal,
    );
    if (watchedResult)
      report({ kind: 'done', judgement: watchedResult, isWatched: true });
  } catch (error) {
    const reason = await toProgramFailure(error);
    report(reason ? { kind: 'failed', reason } : { kind: 'idle' });
  }
}
