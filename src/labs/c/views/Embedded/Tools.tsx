import type { ReactNode } from 'react';
import { formatDownloadNote } from '../../../kit/words';
import { downloadSize } from '../../downloadSize';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  /** True before the first run. */
  readonly isIdle: boolean;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  readonly onRun: () => void;
  readonly trace: () => void;
  readonly reset: () => void;
}

/**
 * Actions of an embedded program, with the download size before the first run.
 */
export default function Tools({
  isIdle,
  isBusy,
  isChanged,
  onRun,
  trace,
  reset,
}: Props): ReactNode {
  return (
    <div className={styles.tools}>
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
        onClick={trace}
      >
        {words.steps}
      </button>
      {isChanged && (
        <button
          type="button"
          className="button button--secondary"
          onClick={reset}
        >
          {words.toOriginal}
        </button>
      )}
      {isIdle && (
        <span className={styles.note}>{formatDownloadNote(downloadSize)}</span>
      )}
    </div>
  );
}
