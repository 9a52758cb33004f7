/** Question of the step: which rows of a table a condition keeps. */
export interface RowsQuestion {
  readonly table: string;
  readonly columns: readonly string[];
  /** Condition, without WHERE. */
  readonly condition: string;
}

/** Query that the step shows. */
export const createShownQuery = ({
  table,
  columns,
  condition,
}: RowsQuestion): string =>
  `SELECT ${columns.join(', ')}\nFROM ${table}\nWHERE ${condition};`;

/** Query of every row, each with 1 when the condition keeps it and 0 if not. */
export const createJudgedQuery = ({
  table,
  columns,
  condition,
}: RowsQuestion): string =>
  `SELECT coalesce((${condition}), 0) <> 0, ${columns.join(', ')} FROM ${table} ORDER BY rowid;`;
