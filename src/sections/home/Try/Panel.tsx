import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { courses } from '../../../courses';
import { laboratories } from '../../../courses/laboratories';
import type { Course } from '../../../courses/types';
import styles from './styles.module.css';

interface Props {
  readonly runtime: Course['runtime'];
  readonly title: string;
  /** What to do once it runs. */
  readonly hint: string;
  /** Of the laboratory, with its button. */
  readonly children: ReactNode;
}

/** A laboratory to start right here, and where it goes on. */
export default function Panel({
  runtime,
  title,
  hint,
  children,
}: Props): ReactNode {
  const course = courses.find((each) => each.runtime === runtime);
  const laboratory = laboratories[runtime];
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
          <Link to={laboratory.to}>{laboratory.label}</Link>
        </span>
      </p>
    </section>
  );
}
