import type { ReactNode } from 'react';
import type { RunResult } from '../../engine/types';
import CardList from './CardList';
import { useCardContext } from './context';
import { createRunEntries } from './entries';
import styles from './styles.module.css';
import { useExplain } from './useExplain';

/** Cards of the run-time findings, and of the crash or exceeded limit. */
export default function RunExplanation({
  result,
}: {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
}): ReactNode {
  const explain = useExplain();
  const { files, level } = useCardContext();
  const Heading = `h${level}` as 'h3';
  const entries = explain ? createRunEntries(result, explain, files) : [];
  if (!entries.length) return null;
  return (
    <section className={styles.cards}>
      <Heading className={styles.heading}>Lo que pasó al ejecutar</Heading>
      <CardList entries={entries} />
    </section>
  );
}
