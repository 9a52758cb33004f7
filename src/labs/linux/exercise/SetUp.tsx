import type { ReactNode } from 'react';
import styles from '../../exercise/styles.module.css';

interface Props {
  /** The script, as a block of code. */
  readonly children: ReactNode;
}

/** How the machine is made ready, for who does the exercise in a Linux of their own. */
export default function SetUp({ children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>El guion que prepara la máquina</summary>
      {children}
    </details>
  );
}
