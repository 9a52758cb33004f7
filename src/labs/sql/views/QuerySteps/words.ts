import { formatNumber } from '../../../../utils/quantities';
import type {
  QueryStage,
  RowFate,
  StageColumn,
  StageGroup,
} from '../../engine/query/types';
import { formatValue } from '../../engine/formatValue';

/** Texts of the step view of a query. */
export const words = {
  title: 'La consulta, paso a paso',
  order: 'El orden del significado: así se entiende una consulta.',
  steps: 'Pasos de la consulta',
  buttons: 'Cambiar de paso',
  previous: 'Anterior',
  next: 'Siguiente',
  fate: 'Qué pasa',
  row: 'Fila',
  noRows: 'Ninguna fila',
  followed: '(la fila que sigues)',
  stopFollowing: 'Dejar de seguir',
  notHere: 'La fila que sigues no está en este paso.',
  inner: 'Consultas que hay dentro',
  open: 'Ver paso a paso',
  back: 'Volver a la consulta de fuera',
  emptyGroup: 'El grupo está vacío.',
} as const;

/** Returns what happens to a row, in two or three words. */
export const fateWords: Readonly<Record<RowFate, string>> = {
  kept: 'sigue',
  dropped: 'cae',
  unknown: 'cae: da NULL',
  duplicate: 'cae: repetida',
  unmatched: 'sigue, sin pareja',
};

/** Returns the position of a stage: «Paso 2 de 6». */
export const formatPosition = (index: number, count: number): string =>
  `Paso ${index + 1} de ${count}`;

/** Returns what a stage does with the number of rows: «60 → 12». */
export const formatCounts = ({ kind, before, after }: QueryStage): string =>
  kind === 'source' || kind === 'product' || before === after
    ? formatNumber(after)
    : `${formatNumber(before)} → ${formatNumber(after)}`;

/** Returns the announcement of a stage. */
export const describeStage = (
  { title, sentence }: QueryStage,
  index: number,
  count: number,
): string =>
  `${formatPosition(index, count)}, ${title}. ${sentence.replaceAll('`', '')}`;

/** Returns the name of a column, with its table. */
export const formatColumn = ({ name, source }: StageColumn): string =>
  source === undefined ? name : `${source}.${name}`;

/** Says how many rows of a stage are shown; empty when all are. */
export function describeOmitted({ rows, omitted }: QueryStage): string {
  return omitted === 0
    ? ''
    : `Se ${rows.length === 1 ? 'muestra' : 'muestran'} ${formatNumber(rows.length)} de ${formatNumber(rows.length + omitted)}.`;
}

/** Returns the name of a group: «genero = mesa». */
export const describeGroup = ({ keys }: StageGroup): string =>
  keys.length === 0
    ? 'Todas las filas'
    : keys
        .map(({ name, value }) => `${name} = ${formatValue(value)}`)
        .join(', ');

/** Returns the size of a group: «2 filas». */
export const describeSize = (size: number): string =>
  size === 1 ? '1 fila' : `${formatNumber(size)} filas`;

/** Says where the followed row is in a stage. */
export const describeFollowed = (count: number): string =>
  count === 1
    ? 'La fila que sigues está aquí en 1 fila.'
    : `La fila que sigues está aquí en ${formatNumber(count)} filas.`;
