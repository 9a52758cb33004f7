import type { ReactNode } from 'react';
import LessonTick from '../../../progress/components/LessonTick';
import styles from './styles.module.css';

interface Props {
  /** Path without the base URL; undefined for a planned lesson. */
  readonly path?: string;
  /** Minutes of each sitting. */
  readonly sittings?: readonly number[];
  /**
   * Text in place of the minutes. Left out in modules where no lesson is
   * written.
   */
  readonly note?: string;
  /** Link to the lesson, or its title. */
  readonly children: ReactNode;
}

/** Lesson on the map, with its duration and a tick when it is completed. */
export default function MapLesson({
  path,
  sittings,
  note = sittings && `${sittings.join(' + ')} min`,
  children,
}: Props): ReactNode {
  return (
    <span className={styles.lesson} data-planned={path === undefined}>
      <span className={styles.title}>{children}</span>
      {note !== undefined && <span className={styles.note}> {note}</span>}
      {path !== undefined && <LessonTick path={path} />}
    </span>
  );
}
