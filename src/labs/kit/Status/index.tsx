import type { ReactNode } from 'react';
import type { Loading } from '../loadState';
import Stuck from '../Stuck';
import { formatReceived } from '../words';
import styles from './styles.module.css';

/** State of a process, shown as a sign and a color. */
export type StatusMark = 'good' | 'bad' | 'busy';

interface Props {
  readonly mark: StatusMark | undefined;
  /** Message about the current state or the outcome. */
  readonly text: string;
  /** Download in progress; its size is unknown while `total` is 0. */
  readonly loading: Loading | undefined;
  /** Accessible name of the progress bar: the name of the download. */
  readonly downloadLabel: string;
}

/** State of a panel, with the progress of its download. */
export default function Status({
  mark,
  text,
  loading,
  downloadLabel,
}: Props): ReactNode {
  return (
    <>
      <p className={styles.status} data-mark={mark}>
        {text}
      </p>
      {loading !== undefined && loading.total > 0 && (
        <p className={styles.progress}>
          <progress
            max={loading.total}
            value={loading.received}
            aria-label={downloadLabel}
          />{' '}
          {formatReceived(loading.received, loading.total)}
        </p>
      )}
      <Stuck loading={loading} />
    </>
  );
}
