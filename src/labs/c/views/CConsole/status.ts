import type { StatusMark } from '../../../kit/Status';
import { describeState, tallyReport } from '../../sentences';
import type { ProgramState } from '../useCProgram';

/** Returns the status mark of a program: success, failure, or in progress. */
export function getStatusMark(state: ProgramState): StatusMark {
  if (state.kind === 'rejected' || state.kind === 'failed') return 'bad';
  if (state.kind !== 'finished') return 'busy';
  const { end, findings } = state.result;
  const isFine = end.kind === 'exit' && end.status === 0;
  return isFine && findings.length === 0 ? 'good' : 'bad';
}

/** Describes the state of a program and counts its warnings. */
export function describeStatus(state: ProgramState): string {
  const warnings = state.kind === 'finished' ? tallyReport(state.report) : '';
  return [describeState(state), warnings].filter(Boolean).join(' · ');
}
