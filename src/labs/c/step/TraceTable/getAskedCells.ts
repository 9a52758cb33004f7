import { NO_VALUE } from '../work';
import type { TraceWork } from '../work';

/** A cell that the reader fills in. */
interface AskedCell {
  readonly row: number;
  readonly column: number;
  readonly expected: string;
}

/** Returns the cells to fill in, row by row: not given, and with a value. */
export function getAskedCells(rows: TraceWork['rows']): AskedCell[] {
  return rows.flatMap(({ cells, isGiven }, row) =>
    cells.flatMap((expected, column) =>
      isGiven || expected === NO_VALUE ? [] : [{ row, column, expected }],
    ),
  );
}
