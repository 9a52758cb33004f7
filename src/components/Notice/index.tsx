import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** What a page cannot do here, before the reader tries. */
export default function Notice({ children }: Props): ReactNode {
  return <p className={styles.notice}>{children}</p>;
}
