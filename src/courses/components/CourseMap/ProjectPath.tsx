import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A list: in each item its row, as that of a lesson, and what it adds. */
  readonly children: ReactNode;
}

/** The projects of a course, one after another. */
export default function ProjectPath({ children }: Props): ReactNode {
  return <div className={styles.path}>{children}</div>;
}
