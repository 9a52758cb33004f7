import type { ReactNode } from 'react';
import { formatBytes } from '../../../../utils/quantities';
import panel from '../../../c/views/CConsole/styles.module.css';
import type { TerminalState } from '../useTerminal';
import { describeState } from './words';

const marks: Readonly<Record<TerminalState['kind'], string | undefined>> = {
  idle: undefined,
  loading: 'busy',
  starting: 'busy',
  running: 'good',
  elsewhere: undefined,
  suspended: undefined,
  failed: 'bad',
  ended: undefined,
};

/** What goes on, with the bytes of a download. */
export default function Status({
  state,
}: {
  readonly state: TerminalState;
}): ReactNode {
  return (
    <>
      <p className={panel.status} data-mark={marks[state.kind]}>
        {describeState(state)}
      </p>
      {state.kind === 'loading' && state.total > 0 && (
        <p className={panel.progress}>
          <progress
            max={state.total}
            value={state.received}
            aria-label="Descarga de Linux"
          />{' '}
          {formatBytes(state.received)} de {formatBytes(state.total)}
        </p>
      )}
    </>
  );
}
