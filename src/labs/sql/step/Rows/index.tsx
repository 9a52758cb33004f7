import type { ReactNode } from 'react';
import Frame from '../../../exercise/Frame';
import type { FrameProps } from '../../../exercise/Frame';
import { warmSql } from '../../client/load';
import { RowsContext } from './context';
import type { RowsWork } from './context';
import { loadRowsBench } from './load';

interface Props extends Omit<FrameProps, 'level'> {
  readonly work: RowsWork;
}

function loadBench() {
  warmSql();
  return loadRowsBench();
}

/** Step that asks which rows of a table a condition keeps. */
export default function SqlRows({ work, ...props }: Props): ReactNode {
  return (
    <RowsContext value={work}>
      <Frame {...props} lab="sql" loadBench={loadBench} />
    </RowsContext>
  );
}
