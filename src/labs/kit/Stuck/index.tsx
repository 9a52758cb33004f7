import type { ReactNode } from 'react';
import { isDownloaded } from '../loadState';
import type { Loading } from '../loadState';
import { words } from '../words';
import styles from './styles.module.css';

interface Props {
  readonly loading: Loading | undefined;
}

/**
 * Alert shown when a download is stalled, or when its preparation exceeds the
 * timeout, with a retry button.
 */
export default function Stuck({ loading }: Props): ReactNode {
  if (!loading?.retry) return null;
  const isWhole = isDownloaded(loading);
  return (
    <div role="alert" className={styles.stuck}>
      <p>{isWhole ? words.unprepared : words.stuck}</p>
      <button type="button" onClick={loading.retry}>
        {isWhole ? words.startAgain : words.askAgain}
      </button>
    </div>
  );
}
