import type { ReactNode } from 'react';
import { useExercise } from './context';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Statement of the exercise and the conditions of its check. */
export default function Statement({ children }: Props): ReactNode {
  const { terms } = useExercise();
  return (
    <div className={styles.statement}>
      {children}
      {terms}
    </div>
  );
}
