/** Value that a row of a sample database holds. */
export type Cell = string | number | null;

export type Row = readonly Cell[];

const quoteCell = (cell: Cell): string =>
  typeof cell === 'string'
    ? `'${cell.replaceAll("'", "''")}'`
    : String(cell ?? 'NULL');

/** Writes the statement that inserts some rows; empty for no rows. */
export const writeInsert = (table: string, rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `INSERT INTO ${table} VALUES\n${rows
        .map((row) => `(${row.map(quoteCell).join(', ')})`)
        .join(',\n')};\n`;
