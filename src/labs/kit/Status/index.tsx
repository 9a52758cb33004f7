import type { ReactNode } from 'react';
import type { Loading } from '../loading';
import Stuck from '../Stuck';
import { receivedOf } from '../words';
import styles from './styles.module.css';

/** How something stands, by a sign and a colour. */
export type StatusMark = 'good' | 'bad' | 'busy';

interface Props {
  readonly mark: StatusMark | undefined;
  /** What goes on or how it ended. */
  readonly text: string;
  /** Of a download that goes on; nothing is known yet while `total` is 0. */
  readonly loading: Loading | undefined;
  /** What is downloaded, as readers hear it. */
  readonly downloadLabel: string;
}

/** What goes on in a panel, with the bytes of a download. */
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
          {receivedOf(loading.received, loading.total)}
        </p>
      )}
      <Stuck loading={loading} />
    </>
  );
}
