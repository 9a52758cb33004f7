import type { ReactNode } from 'react';
import type { SessionState } from '../../engine/playground/projectSession';
import { words } from '../../words';
import SaveStatus from './SaveStatus';
import styles from './styles.module.css';

interface Props extends Pick<SessionState, 'keeping' | 'savedAt'> {
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onTrace: () => void;
}

/** Run and trace buttons, with the save status. */
export default function RunBar({
  isBusy,
  onRun,
  onTrace,
  ...saveStatus
}: Props): ReactNode {
  return (
    <div className={styles.run}>
      <button
        type="button"
        className="button button--primary"
        aria-keyshortcuts="Control+Enter"
        onClick={onRun}
      >
        {isBusy ? words.runAgain : words.run}
      </button>
      <button
        type="button"
        className="button button--secondary"
        onClick={onTrace}
      >
        {words.steps}
      </button>
      <SaveStatus {...saveStatus} />
    </div>
  );
}
