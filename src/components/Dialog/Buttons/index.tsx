import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Row of a dialog's buttons, wrapped if necessary. */
export default function Buttons({ children }: Props): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}
