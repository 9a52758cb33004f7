import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Notice of a page's limits, shown before the reader tries. */
export default function Notice({ children }: Props): ReactNode {
  return <p className={styles.notice}>{children}</p>;
}
