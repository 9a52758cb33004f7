import { formatValue } from '../formatValue';
import type { ResultTable, SqlValue } from '../types';

/** Text that is not read back the same without quotes. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

function formatField(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes NULL as an empty field, and an empty text as one in quotes. */
function formatCell(value: SqlValue): string {
  if (value === null) return '';
  return value === '' ? '""' : formatField(formatValue(value));
}

/** Writes a table as CSV: commas, CRLF, and the names in the first row. */
export function formatCsv({
  columns,
  rows,
}: Pick<ResultTable, 'columns' | 'rows'>): string {
  return [
    columns.map(({ name }) => formatField(name)),
    ...rows.map((row) => row.map(formatCell)),
  ]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('');
}
