import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** List: each item has the row of a project and what the project adds. */
  readonly children: ReactNode;
}

/** Projects of a course, in order. */
export default function ProjectPath({ children }: Props): ReactNode {
  return <div className={styles.path}>{children}</div>;
}
