import type { ReactNode } from 'react';
import { formatBytes } from '../../../../utils/quantities';
import type { ProgramState } from '../useCProgram';
import styles from './styles.module.css';
import { describeState, tallyReport } from './words';

type Mark = 'good' | 'bad' | 'busy';

function markOf(state: ProgramState): Mark {
  if (state.kind === 'rejected' || state.kind === 'failed') return 'bad';
  if (state.kind !== 'finished') return 'busy';
  const { end } = state.result;
  return end.kind === 'exit' && end.status === 0 ? 'good' : 'bad';
}

/** What goes on or how it ended, with the bytes of a download. */
export default function Status({
  state,
}: {
  readonly state: ProgramState;
}): ReactNode {
  const warnings = state.kind === 'finished' ? tallyReport(state.report) : '';
  return (
    <>
      <p className={styles.status} data-mark={markOf(state)}>
        {describeState(state)}
        {warnings && ` · ${warnings}`}
      </p>
      {state.kind === 'loading' && state.total > 0 && (
        <p className={styles.progress}>
          <progress
            max={state.total}
            value={state.received}
            aria-label="Descarga del compilador"
          />{' '}
          {formatBytes(state.received)} de {formatBytes(state.total)}
        </p>
      )}
    </>
  );
}
