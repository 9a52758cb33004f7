import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from '../../exercise/styles.module.css';

interface Props {
  /** The script, as a block of code. */
  readonly children: ReactNode;
}

/**
 * How the machine is made ready, for who does the exercise in a Linux of their
 * own. It is long and few read it: the page comes without it.
 */
export default function SetUp({ children }: Props): ReactNode {
  return useIsBrowser() ? (
    <details className={styles.fold} data-live="">
      <summary>El script que prepara la máquina</summary>
      {children}
    </details>
  ) : null;
}
