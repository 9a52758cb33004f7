import type { StatusMark } from '../../../kit/Status';
import { describeState, tallyReport } from '../../sentences';
import type { ProgramState } from '../useCProgram';

/** How a program stands: well, badly, or nobody knows yet. */
export function markOf(state: ProgramState): StatusMark {
  if (state.kind === 'rejected' || state.kind === 'failed') return 'bad';
  if (state.kind !== 'finished') return 'busy';
  const { end, findings } = state.result;
  const isFine = end.kind === 'exit' && end.status === 0;
  return isFine && findings.length === 0 ? 'good' : 'bad';
}

/** What goes on or how it ended, with the warnings that there were. */
export function statusText(state: ProgramState): string {
  const warnings = state.kind === 'finished' ? tallyReport(state.report) : '';
  return [describeState(state), warnings].filter(Boolean).join(' · ');
}
