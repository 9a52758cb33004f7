import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ExerciseTask, Level } from '../engine/exercise/types';
import { ExerciseContext } from './context';
import styles from './styles.module.css';
import { levelWords } from './words';

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
      </header>
      <ExerciseContext value={{ id, task, start }}>{children}</ExerciseContext>
    </section>
  );
}
