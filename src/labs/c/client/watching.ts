import type { CheckOutcome } from '../engine/checker/types';
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

/** What watching found, or why it did not. */
export type WatchOutcome = CheckOutcome & {
  /** What watches did not begin. */
  readonly isUnwatched?: true;
  /** What watches failed: nothing is known of the program. */
  readonly hasFailed?: true;
};

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
 * It never throws: without network there is just nothing to tell.
 */
export async function watch(
  engine: CEngine,
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
    return (
      outcome && {
        ...outcome,
        findings: fresh(outcome.findings, result.findings),
      }
    );
  } catch (error) {
    const partly = { findings: [], isComplete: false };
    if (error instanceof StartTimeout) return { ...partly, isUnwatched: true };
    if (error instanceof TraceTimeout) return partly;
    const isExpected = signal.aborted || (await loadFailureOf(error));
    return isExpected ? undefined : { ...partly, hasFailed: true };
  }
}
