import type { ReactNode } from 'react';
import Cases from './Cases';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** What is asked, and how it will be checked. */
export default function Statement({ children }: Props): ReactNode {
  return (
    <div className={styles.statement}>
      {children}
      <Cases />
    </div>
  );
}
