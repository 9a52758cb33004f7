import type { WatchCase } from '../engine/exercise/judge';
import type {
  CompileRequest,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../engine/types';
import { loadFailureOf } from '../../kit/loadable';
import { StartTimeout, TraceTimeout } from './types';
import type { CEngine } from './types';

/** A run that ended, as it is to be repeated. */
export interface Ended {
  readonly request: CompileRequest;
  readonly options: RunOptions;
  readonly result: RunResult;
  /** All that the reader typed. */
  readonly typed: string;
}

/**
 * Why not everything is known of what a program did with memory: it was watched
 * only at its beginning; what watches did not begin; a piece of the compiler that
 * it needs could not be downloaded; what watches failed.
 */
export type WatchGap = 'partly' | 'not-started' | 'not-downloaded' | 'failed';

/** What watching found, and why it may not be all. */
export interface WatchOutcome {
  readonly findings: readonly RuntimeFinding[];
  readonly gap?: WatchGap;
}

/** A program could not be watched: nothing is known of it. */
export class Unwatched extends Error {
  constructor(gap: WatchGap) {
    super(`The program was not watched: ${gap}.`);
    this.name = 'Unwatched';
  }
}

/** What of an engine watches. */
type Watcher = Pick<CEngine, 'check'>;

/** Whether there is anything to look for in how a program ended. */
function isWorthIt({ end }: RunResult): boolean {
  // Repeating a recursion without end fills the memory of the tab.
  if (end.kind === 'crash')
    return !['unsupported', 'internal', 'stack-overflow'].includes(end.reason);
  return end.kind === 'exit';
}

/** What watching found that the run itself did not tell of the same line. */
export function fresh(
  found: readonly RuntimeFinding[],
  told: readonly RuntimeFinding[],
): readonly RuntimeFinding[] {
  return found.filter(
    ({ place }) =>
      !told.some(
        (one) => one.place.line === place.line && one.place.file === place.file,
      ),
  );
}

/**
 * Runs a program that ended once more, and watches what it does with memory.
 * It never throws: a failure is a gap.
 *
 * @returns Nothing when there is nothing to look for, or nobody waits any more.
 */
export async function watch(
  engine: Watcher,
  { request, options, result, typed }: Ended,
  signal: AbortSignal,
): Promise<WatchOutcome | undefined> {
  if (!isWorthIt(result)) return undefined;
  const { stdin, args, files } = options;
  try {
    const outcome = await engine.check(
      request,
      {
        stdin: stdin.kind === 'preset' ? stdin.text : typed,
        ...(args && { args }),
        ...(files && { files }),
        ...(result.tape && { tape: result.tape }),
      },
      signal,
    );
    if (!outcome) return { findings: [], gap: 'failed' };
    const findings = fresh(outcome.findings, result.findings);
    return outcome.isComplete ? { findings } : { findings, gap: 'partly' };
  } catch (error) {
    return signal.aborted
      ? undefined
      : { findings: [], gap: await gapOf(error) };
  }
}

/**
 * Watches the cases of an exercise.
 *
 * @throws {Unwatched} from what it gives, when nothing is known of a case.
 */
export const createWatchCase =
  (engine: Watcher, signal: AbortSignal): WatchCase =>
  async (request, options, run) => {
    const result = { ...run, files: [], elapsedMs: 0 };
    const ended = { request, options, result, typed: '' };
    const outcome = await watch(engine, ended, signal);
    signal.throwIfAborted();
    const { findings, gap } = outcome ?? {};
    if (gap !== undefined && gap !== 'partly') throw new Unwatched(gap);
    return findings;
  };

async function gapOf(error: unknown): Promise<WatchGap> {
  if (error instanceof StartTimeout) return 'not-started';
  if (error instanceof TraceTimeout) return 'partly';
  return (await loadFailureOf(error)) ? 'not-downloaded' : 'failed';
}
