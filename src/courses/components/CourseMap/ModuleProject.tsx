import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Its row, as that of a lesson. */
  readonly children: ReactNode;
}

/** What a module ends with. */
export default function ModuleProject({ children }: Props): ReactNode {
  return (
    <div className={styles.project}>
      <strong>Proyecto</strong> {children}
    </div>
  );
}
