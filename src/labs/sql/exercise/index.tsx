import type { ReactNode } from 'react';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';
import type { Level } from '../../exercise/levels';
import { warmSql } from '../client/load';
import { loadSqlBench } from './load';
import { SqlWorkContext } from './taskContext';
import type { SqlWork } from './taskContext';

interface Props extends Omit<FrameProps, 'level'>, SqlWork {
  /** Undefined for a step. */
  readonly level?: Level;
}

function loadBench() {
  warmSql();
  return loadSqlBench();
}

/** Exercise of SQL; `./markdown` builds its props from the author's files. */
export default function SqlExercise({
  start,
  task,
  ...props
}: Props): ReactNode {
  return (
    <SqlWorkContext value={{ start, task }}>
      <Frame {...props} lab="sql" loadBench={loadBench} />
    </SqlWorkContext>
  );
}
