import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import outlines from '@site-pages/courses';
import { emptyProgress } from '../../../progress/schema';
import { useProgress } from '../../../progress/useProgress';
import styles from './styles.module.css';
import { buildResumeLinks } from './resumeLinks';

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
      data-known={data !== emptyProgress || undefined}
      data-pagefind-ignore=""
    >
      {buildResumeLinks(data, outlines).map(
        ({ to, verb, name, progressText }, index) => (
          // Keyed by position: a new order of courses changes texts, not
          // elements.
          <Link key={index} to={to} className={styles.way}>
            <span>
              {verb} <strong>{name}</strong>
              {progressText}
            </span>
          </Link>
        ),
      )}
    </nav>
  );
}
