import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Counts of modules, lessons and hours, each as a short text. */
  readonly totals: readonly string[];
  readonly children: ReactNode;
}

/** Map of a course: its totals and one card per module, in order. */
export default function CourseMap({ totals, children }: Props): ReactNode {
  return (
    <>
      <ul className={styles.totals}>
        {totals.map((total) => (
          <li key={total}>{total}</li>
        ))}
      </ul>
      <ol className={styles.map}>{children}</ol>
    </>
  );
}
