import type { ReactNode } from 'react';
import LessonTick from '../../../progress/components/LessonTick';
import styles from './styles.module.css';

interface Props {
  /** Without the base URL; nothing for a lesson that is to come. */
  readonly path?: string;
  readonly minutes?: number;
  /** What stands where the minutes will: nothing where the whole module is to come. */
  readonly note?: string;
  /** The link to it, or its title. */
  readonly children: ReactNode;
}

/** A lesson of the map, with its time and a tick when it is done. */
export default function MapLesson({
  path,
  minutes,
  note = minutes === undefined ? undefined : `${minutes} min`,
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
