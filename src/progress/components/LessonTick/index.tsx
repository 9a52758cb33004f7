import type { ReactNode } from 'react';
import { useIsDone } from '../../useProgress';
import styles from './styles.module.css';

interface Props {
  /** Of the lesson, without the base URL. */
  readonly path: string;
}

/** Its place is there from the start, so that a tick moves nothing. */
export default function LessonTick({ path }: Props): ReactNode {
  const isDone = useIsDone(path);
  return (
    <span className={styles.tick} data-done={isDone}>
      {isDone && ' (hecha)'}
    </span>
  );
}
