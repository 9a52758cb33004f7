import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** How much there is and how much is to come, in a few words each. */
  readonly totals: readonly string[];
  readonly children: ReactNode;
}

/** The whole course as a picture: a card per module, in order. */
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
