import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import outlines from '@site-pages/courses';
import { empty } from '../../../progress/schema';
import { useProgress } from '../../../progress/useProgress';
import styles from './styles.module.css';
import { waysOn } from './waysOn';

/**
 * For those who come back, where they were, in each course. Its place is kept
 * from the first paint on, where this device keeps progress; all of its boxes
 * measure the same, so that what comes in one moves nothing.
 */
export default function Resume(): ReactNode {
  const data = useProgress((snapshot) => snapshot.data);
  return (
    <nav
      className={styles.resume}
      aria-label="Sigue donde estabas"
      data-known={data !== empty || undefined}
      data-pagefind-ignore=""
    >
      {waysOn(data, outlines).map(({ to, verb, name, rest }, index) => (
        // By place, not by course: another order changes words, not boxes.
        <Link key={index} to={to} className={styles.way}>
          <span>
            {verb} <strong>{name}</strong>
            {rest}
          </span>
        </Link>
      ))}
    </nav>
  );
}
