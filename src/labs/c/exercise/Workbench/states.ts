import type { ProgramState } from '../../client/program';
import type { RuntimeFinding, ToolReport } from '../../engine/types';
import type { Judgement } from '../../engine/exercise/judge';
import { findingsOf, reportOf } from '../../views/ErrorCard/useMarks';
import type { CheckState } from './check';

const idle: ProgramState = { kind: 'idle' };

/** What the console shows of a check: all that a run has too. */
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

/** What the compiler said of the program that is shown, if it was compiled. */
export function saidOf(
  state: ProgramState,
  judgement: Judgement | undefined,
): ToolReport | undefined {
  if (judgement?.kind === 'judged') return judgement.report;
  return reportOf(state);
}

/** What the program did wrong while it ran: on trial, or in the cases of a check. */
export function wrongOf(
  state: ProgramState,
  judgement: Judgement | undefined,
): readonly RuntimeFinding[] {
  if (judgement?.kind !== 'judged') return findingsOf(state);
  return judgement.cases.flatMap(({ faults, memory = [] }) => [
    ...faults.flatMap((fault) =>
      fault.kind === 'finding' ? [fault.finding] : [],
    ),
    ...memory,
  ]);
}
