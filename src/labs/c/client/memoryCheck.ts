import {
  isCheckable,
  isStackOverflow,
  excludeReported,
  createCheckOptions,
} from '../engine/checker/rerun';
import type { CaseRun, WatchCase } from '../engine/exercise/judge';
import type {
  CompileRequest,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../engine/types';
import { getLoadFailureReason } from '../../kit/loadable';
import { StartTimeout, TraceTimeout } from './types';
import type { CEngine } from './types';

/** A finished run, with all that is needed to repeat it. */
export interface EndedRun {
  readonly request: CompileRequest;
  readonly options: RunOptions;
  readonly result: RunResult;
  /** Complete input that the reader typed. */
  readonly typedText: string;
}

/**
 * Reasons why the memory check is partial or missing: only the beginning was
 * checked; the checker did not start; a compiler part that it needs could not
 * be downloaded; the checker failed.
 */
export type MemoryCheckGap =
  'partly' | 'not-started' | 'not-downloaded' | 'failed';

/** Result of the memory check, and the reason if it is partial. */
export interface MemoryCheckOutcome {
  readonly findings: readonly RuntimeFinding[];
  readonly gap?: MemoryCheckGap;
}

/** Thrown when a program could not be checked. */
export class MemoryCheckFailed extends Error {
  constructor(gap: MemoryCheckGap) {
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
export async function checkMemory(
  engine: CEngine,
  { request, options, result, typedText }: EndedRun,
  signal: AbortSignal,
): Promise<MemoryCheckOutcome | undefined> {
  if (!isCheckable(result.end)) return undefined;
  try {
    const outcome = await engine.checkMemory(
      request,
      createCheckOptions(options, result, typedText),
      signal,
    );
    if (!outcome) return { findings: [], gap: 'failed' };
    const findings = excludeReported(outcome.findings, result.findings);
    // A recursion without an end is never repeated whole.
    return outcome.isComplete || isStackOverflow(result.end)
      ? { findings }
      : { findings, gap: 'partly' };
  } catch (error) {
    return signal.aborted
      ? undefined
      : { findings: [], gap: await toMemoryCheckGap(error) };
  }
}

/** Checks a finished case of an exercise, like {@link checkMemory}. */
export const checkCaseMemory = (
  engine: CEngine,
  request: CompileRequest,
  options: RunOptions,
  run: CaseRun,
  signal: AbortSignal,
): Promise<MemoryCheckOutcome | undefined> =>
  checkMemory(
    engine,
    {
      request,
      options,
      result: { ...run, files: [], elapsedMs: 0 },
      typedText: '',
    },
    signal,
  );

/**
 * Creates the memory checker of an exercise's cases.
 *
 * @throws {MemoryCheckFailed} from the returned function, when a case could not be
 *   checked.
 */
export const createCaseMemoryCheck =
  (engine: CEngine, signal: AbortSignal): WatchCase =>
  async (...parameters) => {
    const outcome = await checkCaseMemory(engine, ...parameters, signal);
    signal.throwIfAborted();
    const { findings, gap } = outcome ?? {};
    if (gap !== undefined && gap !== 'partly') throw new MemoryCheckFailed(gap);
    return findings;
  };

async function toMemoryCheckGap(error: unknown): Promise<MemoryCheckGap> {
  if (error instanceof StartTimeout) return 'not-started';
  if (error instanceof TraceTimeout) return 'partly';
  return (await getLoadFailureReason(error)) ? 'not-downloaded' : 'failed';
}
