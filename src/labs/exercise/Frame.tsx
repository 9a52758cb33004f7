import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { lessonPath } from '../../progress/current';
import { recordScore, useBestScore } from '../../progress/scores';
import type { Level } from '../c/engine/exercise/types';
import { ExerciseContext } from './context';
import type { ExerciseWork } from './context';
import styles from './styles.module.css';
import { bestWords, levelWords } from './words';

/** What `src/remark/exercise` tells of every exercise. */
export interface FrameProps {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly children: ReactNode;
}

interface Props extends FrameProps {
  readonly work: ExerciseWork;
}

/** What every exercise has: its title, level and best result. */
export default function Frame({
  id,
  title,
  level,
  work,
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
          work,
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
