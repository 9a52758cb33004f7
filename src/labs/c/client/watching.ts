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

/** A finished run, with all that is needed to repeat it. */
export interface Ended {
  readonly request: CompileRequest;
  readonly options: RunOptions;
  readonly result: RunResult;
  /** Complete input that the reader typed. */
  readonly typed: string;
}

/**
 * Reasons why the memory check is partial or missing: only the beginning was
 * checked; the checker did not start; a compiler part that it needs could not
 * be downloaded; the checker failed.
 */
export type WatchGap = 'partly' | 'not-started' | 'not-downloaded' | 'failed';

/** Result of the memory check, and the reason if it is partial. */
export interface WatchOutcome {
  readonly findings: readonly RuntimeFinding[];
  readonly gap?: WatchGap;
}

/** Thrown when a program could not be checked. */
export class Unwatched extends Error {
  constructor(gap: WatchGap) {
    super(`The program was not watched: ${gap}.`);
    this.name = 'Unwatched';
  }
}

/**
 * Runs a finished program again under the memory checker. Never throws: a
 * failure is a gap.
 *
 * @returns undefined when there is nothing to check, or it was aborted.
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

/** Checks a finished case of an exercise, like {@link watch}. */
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
 * Creates the memory checker of an exercise's cases.
 *
 * @throws {Unwatched} from the returned function, when a case could not be
 *   checked.
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
