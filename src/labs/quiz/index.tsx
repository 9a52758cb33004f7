import { useState } from 'react';
import type { ReactNode } from 'react';
import { useScore } from '../../progress/useScore';
import { SettleContext } from './context';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly total: number;
  readonly children: ReactNode;
}

/**
 * Questions of a lesson; `src/remark/quiz` writes the element from the author's
 * list.
 */
export default function Quiz({ id, total, children }: Props): ReactNode {
  const { bestScore, record } = useScore('quiz', id);
  const [{ settled, points }, setTally] = useState({ settled: 0, points: 0 });
  const settle = (isFirstTry: boolean) => {
    const next = {
      settled: settled + 1,
      points: points + (isFirstTry ? 1 : 0),
    };
    setTally(next);
    if (next.settled === total) record(next.points, total);
  };
  return (
    <div className={styles.quiz} data-pagefind-ignore="">
      <SettleContext value={settle}>{children}</SettleContext>
      <p className={styles.score} role="status">
        {settled >= total && `${points} de ${total} a la primera`}
        {settled >= total &&
          bestScore &&
          bestScore.points > points &&
          `. Tu mejor resultado: ${bestScore.points} de ${bestScore.total}`}
      </p>
    </div>
  );
}
