import { useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isFullScore } from '../../progress/scores';
import { useScore } from '../../progress/useScore';
import type { Level } from './levels';
import { ExerciseContext, getExerciseAnchor } from './context';
import type { ExerciseState } from './context';
import styles from './styles.module.css';
import { formatBestScore, levelLabels } from './words';

/** Props that `src/remark/exercise` passes to every exercise. */
export interface FrameProps {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly children: ReactNode;
}

interface Props
  extends Omit<FrameProps, 'level'>, Pick<ExerciseState, 'lab' | 'loadBench'> {
  /**
   * Undefined for a step, which is in the middle of a section, without a
   * heading.
   */
  readonly level?: Level;
  /** Conditions of the check that the reader should know in advance. */
  readonly terms?: ReactNode;
}

/** Frame of every exercise and step: title, level and best result. */
export default function Frame({
  id,
  title,
  level,
  lab,
  loadBench,
  terms,
  children,
}: Props): ReactNode {
  const isStep = level === undefined;
  const Title = isStep ? 'p' : 'h3';
  const anchor = isStep ? `paso-${id}` : getExerciseAnchor(id);
  useBrokenLinks().collectAnchor(anchor);
  const { bestScore, record } = useScore(isStep ? 'step' : 'exercise', id);
  const isSolved = isFullScore(bestScore);
  const [isAnswerOpen, setAnswerOpen] = useState(false);
  const openAnswer = () => {
    setAnswerOpen(true);
  };
  return (
    <section
      className={styles.exercise}
      aria-labelledby={anchor}
      data-pagefind-ignore=""
    >
      <header className={styles.header}>
        <Title id={anchor} className={styles.title}>
          {isStep ? <strong>{title}</strong> : title}
        </Title>
        {level && (
          <span className={clsx(styles.level, styles[level])}>
            {levelLabels[level]}
          </span>
        )}
        {bestScore && (level ?? isSolved) && (
          <span className={clsx(styles.best, isSolved && styles.solved)}>
            {formatBestScore(bestScore)}
          </span>
        )}
      </header>
      <ExerciseContext
        value={{
          id,
          title,
          lab,
          loadBench,
          terms,
          isSolved,
          onPoints: (points, total) => {
            record(points, total);
            if (points === total) openAnswer();
          },
          isAnswerOpen,
          openAnswer,
        }}
      >
        {children}
      </ExerciseContext>
    </section>
  );
}
