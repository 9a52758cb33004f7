import { formatNumber } from '../../../../utils/quantities';
import type { PlanNode, StatementCounters } from '../../engine/plan/types';

/** Texts of the plan of a query. */
export const words = {
  title: 'Cómo la ejecuta SQLite',
  note: 'El motor llega al mismo resultado por otro camino: su plan.',
  withIndex: 'con índice',
  whole: 'la recorre entera',
  original: 'En inglés:',
} as const;

const formatTimes = (amount: number): string =>
  amount === 1 ? '1 vez' : `${formatNumber(amount)} veces`;

/** Says how many rows the table has that a step reads whole. */
export const describeRows = ({ tableRows }: PlanNode): string => {
  if (tableRows === undefined) return '';
  return tableRows === 1
    ? ' Tiene 1 fila.'
    : ` Tiene ${formatNumber(tableRows)} filas.`;
};

/** Describes the work that a statement took. */
export function describeCounters({
  fullScanSteps,
  sorts,
  automaticIndexRows,
  instructions,
}: StatementCounters): string {
  return [
    `Al recorrer tablas enteras pasó ${formatTimes(fullScanSteps)} a la fila siguiente.`,
    sorts > 0 && `Ordenó ${formatTimes(sorts)}.`,
    automaticIndexRows > 0 &&
      `Creó un índice propio con ${formatNumber(automaticIndexRows)} ${automaticIndexRows === 1 ? 'fila' : 'filas'}.`,
    `En total, ${formatNumber(instructions)} instrucciones.`,
  ]
    .filter(Boolean)
    .join(' ');
}
