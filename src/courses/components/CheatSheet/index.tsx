import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Summaries of the lessons, each under its title. */
  readonly children: ReactNode;
}

/**
 * Summaries of every lesson of a course. Not indexed, so that searches lead to
 * the lessons.
 */
export default function CheatSheet({ children }: Props): ReactNode {
  return (
    <div className={styles.sheet} data-pagefind-ignore="">
      {children}
    </div>
  );
}
