import {
  isWorthWatching,
  leaveOutTold,
  repeatRun,
} from '../engine/checker/again';
import type { CaseRun, WatchCase } from '../engine/exercise/judge';
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

/**
 * Runs a program that ended once more, and watches what it does with memory.
 * It never throws: a failure is a gap.
 *
 * @returns Nothing when there is nothing to look for, or nobody waits any more.
 */
export async function watch(
  engine: CEngine,
  { request, options, result, typed }: Ended,
  signal: AbortSignal,
): Promise<WatchOutcome | undefined> {
  if (!isWorthWatching(result.end)) return undefined;
  try {
    const outcome = await engine.check(
      request,
      repeatRun(options, result, typed),
      signal,
    );
    if (!outcome) return { findings: [], gap: 'failed' };
    const findings = leaveOutTold(outcome.findings, result.findings);
    return outcome.isComplete ? { findings } : { findings, gap: 'partly' };
  } catch (error) {
    return signal.aborted
      ? undefined
      : { findings: [], gap: await gapOf(error) };
  }
}

/** Watches a case of an exercise that ended, as {@link watch} does. */
export const watchEndedCase = (
  engine: CEngine,
  request: CompileRequest,
  options: RunOptions,
  run: CaseRun,
  signal: AbortSignal,
): Promise<WatchOutcome | undefined> =>
  watch(
    engine,
    {
      request,
      options,
      result: { ...run, files: [], elapsedMs: 0 },
      typed: '',
    },
    signal,
  );

/**
 * Watches the cases of an exercise.
 *
 * @throws {Unwatched} from what it gives, when nothing is known of a case.
 */
export const createWatchCase =
  (engine: CEngine, signal: AbortSignal): WatchCase =>
  async (...ended) => {
    const outcome = await watchEndedCase(engine, ...ended, signal);
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
