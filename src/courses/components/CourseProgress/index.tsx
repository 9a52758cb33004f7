import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { countDone } from '../../../progress/course';
import { useCourse } from '../../../progress/useCourse';
import { useProgress } from '../../../progress/useProgress';
import { lessonToContinue } from '../../../progress/visits';
import CourseBar from '../../../progress/components/CourseBar';
import styles from './styles.module.css';

/** On a course's cover: where to begin, or to go on, and how far it is. */
export default function CourseProgress(): ReactNode {
  const lessons = useCourse();
  const isComplete = useProgress(
    ({ data }) => countDone(data, lessons) === lessons.length,
  );
  const next = useProgress(({ data }) => lessonToContinue(data, lessons));
  const [first] = lessons;
  const lesson = next ?? first;
  if (!lesson) return null;

  let label = next ? 'Continúa en' : 'Empieza por';
  if (isComplete) label = 'Hiciste todas las lecciones. Repasa desde';
  return (
    <div className={styles.cover}>
      <Link className={styles.start} to={lesson.to}>
        <span>{label}</span> <strong>{lesson.title}</strong>
      </Link>
      <CourseBar lessons={lessons} />
      <Link className={styles.more} to="/progreso/">
        Ver mi progreso
      </Link>
    </div>
  );
}
