import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { lessonPath } from '../../progress/current';
import { recordScore, useBestScore } from '../../progress/scores';
import type { ExerciseTask, Level } from '../engine/exercise/types';
import { ExerciseContext } from './context';
import styles from './styles.module.css';
import { bestWords, levelWords } from './words';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  /** What the reader begins with. */
  readonly start: string;
  readonly task: ExerciseTask;
  readonly children: ReactNode;
}

/** A program to write; `src/remark/exercise` fills it from the author's files. */
export default function Exercise({
  id,
  title,
  level,
  start,
  task,
  children,
}: Props): ReactNode {
  const anchor = `ejercicio-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  const score = {
    kind: 'exercise',
    lesson: lessonPath(useLocation().pathname),
    id,
  } as const;
  const best = useBestScore(score);
  const isSolved = best !== undefined && best.points === best.total;
  return (
    <section
      className={styles.exercise}
      aria-labelledby={anchor}
      data-pagefind-ignore=""
    >
      <header className={styles.header}>
        <h3 id={anchor} className={styles.title}>
          {title}
        </h3>
        <span className={clsx(styles.level, styles[level])}>
          {levelWords[level]}
        </span>
        {best && (
          <span className={clsx(styles.best, isSolved && styles.solved)}>
            {bestWords(best)}
          </span>
        )}
      </header>
      <ExerciseContext
        value={{
          id,
          title,
          task,
          start,
          isSolved,
          onPoints: (points, total) => {
            recordScore({ ...score, points, total });
          },
        }}
      >
        {children}
      </ExerciseContext>
    </section>
  );
}
