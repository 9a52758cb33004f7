import type { EmptyCell } from '../../engine/csv/createImportStatements';
import { convertNumber } from '../../engine/csv/inferColumns';
import type { CsvColumn, CsvRow } from '../../engine/csv/types';
import type { ResultTable, SqlValue } from '../../engine/types';

/** Rows shown before the import. */
export const PREVIEW_ROWS = 10;

function toValue(
  cell: string,
  type: CsvColumn['type'],
  emptyCell: EmptyCell,
): SqlValue {
  if (type === 'TEXT') return cell === '' && emptyCell === 'null' ? null : cell;
  if (cell.trim() === '') return null;
  const number = convertNumber(cell, type);
  if (number === undefined) return cell;
  return type === 'INTEGER' ? BigInt(number) : Number(number);
}

/** Creates the first rows of the table that an import would create. */
export const createPreview = (
  columns: readonly CsvColumn[],
  rows: readonly CsvRow[],
  emptyCell: EmptyCell,
): ResultTable => ({
  columns,
  rows: rows
    .slice(0, PREVIEW_ROWS)
    .map(({ fields }) =>
      columns.map(({ type }, index) =>
        toValue(fields[index] ?? '', type, emptyCell),
      ),
    ),
  total: rows.length,
});
