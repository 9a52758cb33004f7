import type { ReactNode } from 'react';
import Picture from '../../../../components/Picture';
import styles from './styles.module.css';

/** Content before the first question. */
export default function Start(): ReactNode {
  return (
    <div className={styles.start}>
      <p className={styles.invitation} lang="en">
        Ask me someting :D
      </p>
      <Picture
        src="/img/bloques/oraculo.svg"
        width={640}
        height={360}
        className={styles.picture}
        first
      />
    </div>
  );
}
