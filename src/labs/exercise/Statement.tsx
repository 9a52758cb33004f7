import type { ReactNode } from 'react';
import { useExercise } from './context';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** What is asked, and how it will be checked. */
export default function Statement({ children }: Props): ReactNode {
  const { terms } = useExercise();
  return (
    <div className={styles.statement}>
      {children}
      {terms}
    </div>
  );
}
