import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The summaries of the lessons, each under its title. */
  readonly children: ReactNode;
}

/** All that a course sums up; whoever searches is led to its lessons. */
export default function CheatSheet({ children }: Props): ReactNode {
  return (
    <div className={styles.sheet} data-pagefind-ignore="">
      {children}
    </div>
  );
}
