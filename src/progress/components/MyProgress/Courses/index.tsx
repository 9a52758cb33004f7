import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Course } from '../../../types';
import { formatQuestionTally, formatSolvedTally } from '../../../scores';
import { getLastVisit, findLessonToContinue } from '../../../visits';
import type { Lesson } from '../../../course';
import { formatLocalDate } from '../../../../utils/formatLocalDate';
import { useProgress } from '../../../useProgress';
import { formatLongDate } from '../../../../utils/dates';
import CourseBar from '../../CourseBar';
import LessonTick from '../../LessonTick';
import styles from './styles.module.css';

function LessonRow({ path, title, to }: Lesson): ReactNode {
  const visit = useProgress(({ data }) => getLastVisit(data, path));
  const questions = useProgress(({ data }) => formatQuestionTally(data, path));
  const exercises = useProgress(({ data }) =>
    formatSolvedTally(data, path, 'exercise'),
  );
  const steps = useProgress(({ data }) =>
    formatSolvedTally(data, path, 'step'),
  );
  return (
    <li>
      <span>
        <Link to={to} className="tap">
          {title}
        </Link>
        <LessonTick path={path} />
      </span>
      <span className={styles.visit}>
        {visit > 0
          ? `Vista el ${formatLongDate(formatLocalDate(visit))}`
          : 'Sin empezar'}
        {steps && ` · Pasos: ${steps}`}
        {exercises && ` · Ejercicios: ${exercises}`}
        {questions && ` · Preguntas: ${questions}`}
      </span>
    </li>
  );
}

function CoursePart({ title, to, modules }: Course): ReactNode {
  const lessons = modules.flatMap((module) => module.lessons);
  const next = useProgress(
    ({ data }) => findLessonToContinue(data, lessons)?.to,
  );
  const nextLesson = lessons.find((lesson) => lesson.to === next);
  return (
    <section className={styles.course}>
      <h2>
        <Link to={to} className="tap">
          {title}
        </Link>
      </h2>
      <CourseBar lessons={lessons} />
      <p className={styles.next}>
        {nextLesson && (
          <>
            Continúa en <Link to={nextLesson.to}>{nextLesson.title}</Link>
          </>
        )}
      </p>
      {modules.map((module) => (
        <div key={module.title}>
          <h3>{module.title}</h3>
          <ul>
            {module.lessons.map((lesson) => (
              <LessonRow key={lesson.path} {...lesson} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface Props {
  readonly courses: readonly Course[];
}

/** List of courses by module and lesson, with bars, ticks and dates. */
export default function Courses({ courses }: Props): ReactNode {
  return (
    <div className={styles.courses} data-pagefind-ignore="">
      {courses.map((course) => (
        <CoursePart key={course.to} {...course} />
      ))}
    </div>
  );
}
