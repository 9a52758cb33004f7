import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Course } from '../../types';
import { countDone } from '../../course';
import type { Lesson } from '../../course';
import { formatLocalDate } from '../../../utils/formatLocalDate';
import { useProgress } from '../../useProgress';
import { getLastVisit } from '../../visits';
import { formatLongDate } from '../../../utils/dates';
import styles from './styles.module.css';

interface Props {
  readonly courses: readonly Course[];
  readonly lessons: readonly Lesson[];
}

/**
 * Limit of links: more would be taller than the reserved space and move the
 * list below.
 */
const MAX_OFFERED_COURSES = 2;

/** Total and last visit, or a first lesson to begin with. */
export default function Summary({ courses, lessons }: Props): ReactNode {
  const data = useProgress((snapshot) => snapshot.data);
  const visits = lessons.map(({ path }) => getLastVisit(data, path));
  const last = Math.max(0, ...visits);
  const latest = lessons[visits.indexOf(last)];
  if (last === 0 || !latest)
    return (
      <div className={styles.summary}>
        <p className={styles.total}>Todavía no hay nada guardado.</p>
        <p>
          Abre una lección y márcala como hecha al final. Puedes empezar por{' '}
          {courses.slice(0, MAX_OFFERED_COURSES).map(({ title, to }, index) => (
            <span key={to}>
              {index > 0 && ' o por '}
              <Link to={to}>{title}</Link>
            </span>
          ))}
          .
        </p>
      </div>
    );
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        En total: {countDone(data, lessons)} de {lessons.length} lecciones
        hechas.
      </p>
      <p>
        Tu última visita: <Link to={latest.to}>{latest.title}</Link>, el{' '}
        {formatLongDate(formatLocalDate(last))}.
      </p>
    </div>
  );
}
