import type { ReactNode } from 'react';
import clsx from 'clsx';
import { words } from '../words';
import styles from './styles.module.css';

interface Props {
  readonly isSolved: boolean;
  readonly summary: string;
  readonly children?: ReactNode;
}

/** Result of a check: the summary and its details. */
export default function ResultPanel({
  isSolved,
  summary,
  children,
}: Props): ReactNode {
  return (
    <div
      className={styles.result}
      role="group"
      aria-label={words.result}
      data-live=""
    >
      <p className={clsx(styles.summary, isSolved && styles.solved)}>
        <span aria-hidden="true">{isSolved ? '✓ ' : '✗ '}</span>
        {summary}
      </p>
      {children}
    </div>
  );
}
