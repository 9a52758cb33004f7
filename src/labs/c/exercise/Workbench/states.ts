import type { ProgramState } from '../../client/program';
import type { RuntimeFinding, ToolReport } from '../../engine/types';
import type { Judgement } from '../../engine/exercise/judge';
import {
  getFindings,
  getReport as getRunReport,
} from '../../views/ErrorCard/useMarks';
import type { CheckState } from './check';

const idle: ProgramState = { kind: 'idle' };

/**
 * Maps a check to the state of the console; states that a run does not have are
 * `idle`.
 */
export function toProgramState(check: CheckState): ProgramState {
  switch (check.kind) {
    case 'loading':
    case 'compiling':
    case 'failed':
      return check;
    case 'done': {
      if (check.judgement.kind === 'judged') return idle;
      const { stage, text, diagnostics } = check.judgement.outcome;
      return { kind: 'rejected', stage, report: { text, diagnostics } };
    }
    default:
      return idle;
  }
}

/**
 * Returns the compiler output of the last run or check; undefined if nothing
 * was compiled.
 */
export function getReport(
  state: ProgramState,
  judgement: Judgement | undefined,
): ToolReport | undefined {
  if (judgement?.kind === 'judged') return judgement.report;
  return getRunReport(state);
}

/**
 * Collects the runtime findings of the last run, or of all cases of a check.
 */
export function collectFindings(
  state: ProgramState,
  judgement: Judgement | undefined,
): readonly RuntimeFinding[] {
  if (judgement?.kind !== 'judged') return getFindings(state);
  return judgement.cases.flatMap(({ faults, memory = [] }) => [
    ...faults.flatMap((fault) =>
      fault.kind === 'finding' ? [fault.finding] : [],
    ),
    ...memory,
  ]);
}
