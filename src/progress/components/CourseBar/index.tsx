import type { ReactNode } from 'react';
import { countDone } from '../../course';
import type { Lesson } from '../../course';
import { useProgress } from '../../useProgress';
import styles from './styles.module.css';

interface Props {
  readonly lessons: readonly Pick<Lesson, 'path'>[];
}

/** Number of lessons done, as text and as a bar. */
export default function CourseBar({ lessons }: Props): ReactNode {
  const doneCount = useProgress(({ data }) => countDone(data, lessons));
  const total = lessons.length;
  return (
    <span className={styles.bar}>
      {doneCount} de {total} lecciones
      <progress value={doneCount} max={total} aria-hidden="true" />
    </span>
  );
}
