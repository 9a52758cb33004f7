import { convertNumber } from './inferColumns';
import { shortenCell } from './shortenCell';
import { quoteName } from './names';
import type { CsvColumn, CsvFault, CsvRow } from './types';

/** Rows of one INSERT. */
const MAX_BATCH_ROWS = 500;
/** Length from which an INSERT takes no more rows, in characters. */
const MAX_BATCH_LENGTH = 100_000;
/** Cells of a wrong type that are named one by one. */
const MAX_TYPE_FAULTS = 1000;

/** Value that an empty cell becomes. */
export type EmptyCell = 'null' | 'text';

const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function writeCell(
  cell: string,
  { type }: CsvColumn,
  emptyCell: EmptyCell,
): string {
  if (cell === '' || (type !== 'TEXT' && cell.trim() === ''))
    return type === 'TEXT' && emptyCell === 'text' ? "''" : 'NULL';
  if (type === 'TEXT') return quoteText(cell);
  return convertNumber(cell, type) ?? quoteText(cell);
}

function writeTable(table: string, columns: readonly CsvColumn[]): string {
  const lines = columns.map(({ name, type }) => `  ${quoteName(name)} ${type}`);
  return `CREATE TABLE ${quoteName(table)} (\n${lines.join(',\n')}\n) STRICT;\n`;
}

/** Writes the INSERT of each batch of rows. */
function writeInserts(head: string, rows: readonly string[]): string[] {
  const statements: string[] = [];
  let batch: string[] = [];
  let length = 0;
  const endBatch = () => {
    if (batch.length > 0) statements.push(`${head}${batch.join(',\n')};\n`);
    batch = [];
    length = 0;
  };
  for (const row of rows) {
    batch.push(row);
    length += row.length;
    if (batch.length === MAX_BATCH_ROWS || length > MAX_BATCH_LENGTH)
      endBatch();
  }
  endBatch();
  return statements;
}

/**
 * Writes the statements that create a table and put rows in it, one INSERT per
 * batch of rows. A missing cell counts as an empty one, which is NULL in a
 * column of numbers.
 */
export function createImportStatements(
  table: string,
  columns: readonly CsvColumn[],
  rows: readonly CsvRow[],
  emptyCell: EmptyCell = 'null',
): readonly string[] {
  const names = columns.map(({ name }) => quoteName(name)).join(', ');
  const head = `INSERT INTO ${quoteName(table)} (${names}) VALUES\n`;
  const values = rows.map(({ fields }) => {
    const cells = columns.map((column, index) =>
      writeCell(fields[index] ?? '', column, emptyCell),
    );
    return `  (${cells.join(', ')})`;
  });
  return [writeTable(table, columns), ...writeInserts(head, values)];
}

/** Finds the cells that are not of the type of their column. */
export function findTypeFaults(
  columns: readonly CsvColumn[],
  rows: readonly CsvRow[],
): readonly CsvFault[] {
  const faults: CsvFault[] = [];
  for (const { line, fields } of rows) {
    for (const [index, { name, type }] of columns.entries()) {
      const cell = fields[index] ?? '';
      if (type === 'TEXT' || cell.trim() === '') continue;
      if (convertNumber(cell, type) !== undefined) continue;
      faults.push({
        line,
        expected: `un ${type} en la columna ${name}`,
        found: `«${shortenCell(cell)}»`,
        outcome: 'Corrige el archivo o elige TEXT para esa columna.',
      });
      if (faults.length === MAX_TYPE_FAULTS) return faults;
    }
  }
  return faults;
}
