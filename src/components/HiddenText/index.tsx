import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Visually hidden text, for assistive technology. */
export default function HiddenText({ children }: Props): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
