import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import outlines from '@site-pages/courses';
import { empty } from '../../../progress/schema';
import { useProgress } from '../../../progress/useProgress';
import styles from './styles.module.css';
import { waysOn } from './waysOn';

/**
 * Links to the last position in each course, for returning readers. CSS
 * reserves their space before the first paint if this device has stored
 * progress; all links have the same size, so that a new text moves nothing.
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
        // Keyed by position: a new order of courses changes texts, not
        // elements.
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
