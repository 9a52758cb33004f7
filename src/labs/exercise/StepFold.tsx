import type { ReactNode } from 'react';
import { useExercise } from './context';
import { words } from './words';
import styles from './styles.module.css';

interface Props {
  readonly of: 'hint' | 'answer';
  readonly children: ReactNode;
}

/**
 * Folded hint or answer of a step. The answer opens once the step is answered.
 */
export default function StepFold({ of, children }: Props): ReactNode {
  const { isAnswerOpen } = useExercise();
  return (
    <details
      className={styles.fold}
      open={(of === 'answer' && isAnswerOpen) || undefined}
    >
      <summary>{words[of]}</summary>
      {children}
    </details>
  );
}
