import type { ReactNode } from 'react';
import type { Loading } from '../loading';
import { words } from '../words';
import styles from './styles.module.css';

/** Says that a download does not move, and offers to begin it again. */
export default function Stuck({ retry }: Pick<Loading, 'retry'>): ReactNode {
  if (!retry) return null;
  return (
    <div role="alert" className={styles.stuck}>
      <p>{words.stuck}</p>
      <button type="button" onClick={retry}>
        {words.askAgain}
      </button>
    </div>
  );
}
