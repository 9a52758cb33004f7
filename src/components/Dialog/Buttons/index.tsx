import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The answers that a dialog takes, side by side as far as they fit. */
export default function Buttons({ children }: Props): ReactNode {
  return <div className={styles.buttons}>{children}</div>;
}
