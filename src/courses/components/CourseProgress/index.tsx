import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { findCourseBySidebar } from '../..';
import CoursePack from '../../../offline/components/CoursePack';
import { countDone } from '../../../progress/course';
import { useCourse } from '../../../progress/useCourse';
import { useProgress } from '../../../progress/useProgress';
import { findLessonToContinue } from '../../../progress/visits';
import CourseBar from '../../../progress/components/CourseBar';
import styles from './styles.module.css';

/**
 * Block on the cover of a course: the lesson to start or continue, the progress
 * bar and the download for offline use.
 */
export default function CourseProgress(): ReactNode {
  const lessons = useCourse();
  const isComplete = useProgress(
    ({ data }) => countDone(data, lessons) === lessons.length,
  );
  const next = useProgress(({ data }) => findLessonToContinue(data, lessons));
  const course = findCourseBySidebar(useDocsSidebar()?.name);
  const [first] = lessons;
  const lesson = next ?? first;
  if (!lesson) return null;

  let label = next ? 'Continúa en' : 'Empieza por';
  if (isComplete) label = 'Hiciste todas las lecciones. Repasa desde';
  return (
    <>
      <div className={styles.cover}>
        {/* Shown until React hydrates and reads which lesson to continue. */}
        <Link className={`${styles.start} ${styles.waiting}`} to="/progreso/">
          <span>Continúa</span> <strong>donde lo dejaste</strong>
        </Link>
        <Link className={styles.start} to={lesson.to}>
          <span>{label}</span> <strong>{lesson.title}</strong>
        </Link>
        <CourseBar lessons={lessons} />
        <Link className={styles.more} to="/progreso/">
          Ver mi progreso
        </Link>
      </div>
      {course && (
        <CoursePack
          course={course.id}
          lessons={lessons.length}
          className={styles.cover}
        />
      )}
    </>
  );
}
