import { noValue } from '../work';
import type { TraceWork } from '../work';

/** A cell that the reader fills in. */
interface AskedCell {
  readonly row: number;
  readonly column: number;
  readonly right: string;
}

/** Returns the cells to fill in, row by row: not given, and with a value. */
export function askedCells(rows: TraceWork['rows']): AskedCell[] {
  return rows.flatMap(({ cells, isGiven }, row) =>
    cells.flatMap((right, column) =>
      isGiven || right === noValue ? [] : [{ row, column, right }],
    ),
  );
}
