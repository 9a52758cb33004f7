import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useScore } from '../../progress/useScore';
import type { Level } from './levels';
import { ExerciseContext } from './context';
import type { LoadBench } from './context';
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
  readonly loadBench: LoadBench;
  /** How it will be checked, when the reader should know beforehand. */
  readonly terms?: ReactNode;
}

/** What every exercise has: its title, level and best result. */
export default function Frame({
  id,
  title,
  level,
  loadBench,
  terms,
  children,
}: Props): ReactNode {
  const anchor = `ejercicio-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  const { best, record } = useScore('exercise', id);
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
          loadBench,
          terms,
          isSolved,
          onPoints: record,
        }}
      >
        {children}
      </ExerciseContext>
    </section>
  );
}
