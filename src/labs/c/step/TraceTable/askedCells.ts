import { noValue } from '../work';
import type { TraceWork } from '../work';

/** A cell that the reader fills in. */
interface AskedCell {
  readonly row: number;
  readonly column: number;
  readonly right: string;
}

/** The cells that are neither given nor without a value, row by row. */
export function askedCells(rows: TraceWork['rows']): AskedCell[] {
  return rows.flatMap(({ cells, isGiven }, row) =>
    cells.flatMap((right, column) =>
      isGiven || right === noValue ? [] : [{ row, column, right }],
    ),
  );
}
