import { formatCount, formatNumber } from '../../../../utils/quantities';
import type { ResultTable } from '../../engine/types';
import type { ViewOrder } from './sortRows';

/** Characters shown of the name of a column, which may be a whole expression. */
const MAX_NAME_LENGTH = 60;

export const shortenName = (name: string): string =>
  name.length > MAX_NAME_LENGTH
    ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…`
    : name;

const describeRows = (total: number): string =>
  total === 0
    ? 'Ninguna fila'
    : `${formatNumber(total)} ${total === 1 ? 'fila' : 'filas'}`;

/** Says the size of a table, and how many of its rows are shown. */
export function describeTable(
  { columns, total }: ResultTable,
  shown: number,
): string {
  const size = `${describeRows(total)}, ${formatCount(columns.length, 'columna', 'columnas')}`;
  return shown < total
    ? `${size}: se muestran ${formatNumber(shown)} de ${formatNumber(total)}`
    : size;
}

/** Says that the order is of the view and not of the query. */
export function describeOrder(
  { columns, rows, total }: ResultTable,
  { column, isDescending }: ViewOrder,
): string {
  const name = shortenName(columns[column]?.name ?? '');
  const direction = isDescending ? 'de mayor a menor' : 'de menor a mayor';
  const cut =
    rows.length < total
      ? ` Solo se ordenan las ${formatNumber(rows.length)} que llegaron.`
      : '';
  return `Ordenada aquí por ${name}, ${direction}; la consulta no la ordena así.${cut}`;
}
