import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Row of the project: a `MapLesson`. */
  readonly children: ReactNode;
}

/** Project that closes a module. */
export default function ModuleProject({ children }: Props): ReactNode {
  return (
    <div className={styles.project}>
      <strong>Proyecto</strong> {children}
    </div>
  );
}
