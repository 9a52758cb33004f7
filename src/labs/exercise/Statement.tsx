import type { ReactNode } from 'react';
import Cases from '../c/exercise/Cases';
import { useExercise } from './context';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** What is asked, and how it will be checked. */
export default function Statement({ children }: Props): ReactNode {
  const { work } = useExercise();
  return (
    <div className={styles.statement}>
      {children}
      {work.kind === 'c' && <Cases />}
    </div>
  );
}
