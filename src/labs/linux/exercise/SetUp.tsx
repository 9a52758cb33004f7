import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from '../../exercise/styles.module.css';

interface Props {
  /** Script, as a code block. */
  readonly children: ReactNode;
}

/**
 * Folded script that prepares the machine, for readers who do the exercise in
 * their own Linux. The served page omits it because it is long and few readers
 * open it.
 */
export default function SetUp({ children }: Props): ReactNode {
  return useIsBrowser() ? (
    <details className={styles.fold} data-live="">
      <summary>El script que prepara la máquina</summary>
      {children}
    </details>
  ) : null;
}
