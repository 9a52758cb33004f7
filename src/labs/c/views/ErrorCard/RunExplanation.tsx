import type { ReactNode } from 'react';
import type { RunResult } from '../../engine/types';
import CardList from './CardList';
import { useProgram } from './context';
import { runEntries } from './entries';
import styles from './styles.module.css';
import { useExplain } from './useExplain';

/** What a program did wrong while it ran, and why it was cut short. */
export default function RunExplanation({
  result,
}: {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
}): ReactNode {
  const explain = useExplain();
  const { files, level } = useProgram();
  const Heading = `h${level}` as 'h3';
  const entries = explain ? runEntries(result, explain, files) : [];
  if (!entries.length) return null;
  return (
    <section className={styles.cards}>
      <Heading className={styles.heading}>Lo que pasó al ejecutar</Heading>
      <CardList entries={entries} />
    </section>
  );
}
