import type { ReactNode } from 'react';
import { useIsDone } from '../../useProgress';
import styles from './styles.module.css';

interface Props {
  /** Path of the lesson without the base URL. */
  readonly path: string;
}

/**
 * Tick of a lesson that is done. Its space is reserved, so that a tick moves
 * nothing.
 */
export default function LessonTick({ path }: Props): ReactNode {
  const isDone = useIsDone(path);
  return (
    <span className={styles.tick} data-done={isDone}>
      {isDone && ' (hecha)'}
    </span>
  );
}
