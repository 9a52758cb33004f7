import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { courses } from '../../../courses';
import { getLab } from '../../../labs';
import type { Course } from '../../../courses/types';
import styles from './styles.module.css';

interface Props {
  readonly runtime: Course['runtime'];
  readonly title: string;
  /** Suggestion for the reader once the laboratory runs. */
  readonly hint: string;
  /** Laboratory, with its start button. */
  readonly children: ReactNode;
}

/**
 * Panel with a laboratory to start in place, and links to its course and page.
 */
export default function Panel({
  runtime,
  title,
  hint,
  children,
}: Props): ReactNode {
  const course = courses.find((each) => each.runtime === runtime);
  const laboratory = getLab(runtime);
  const id = `prueba-${runtime}`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>Sin instalar, sin cuenta</p>
      </div>
      {children}
      <p className={styles.after}>
        <span>{hint}</span>{' '}
        <span className={styles.links}>
          {course && <Link to={course.root}>{course.title}</Link>}
          <Link to={laboratory.page}>{laboratory.label}</Link>
        </span>
      </p>
    </section>
  );
}
