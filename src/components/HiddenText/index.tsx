import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Words for assistive technology where the eye has the place on the page. */
export default function HiddenText({ children }: Props): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
