import { formatBytes, formatNumber } from '../../../../utils/quantities';

/** Largest CSV file, in bytes. */
const MAX_CSV_BYTES = 10_000_000;
export const MAX_CSV_COLUMNS = 100;
/** Rows, without that of the names. */
export const MAX_CSV_ROWS = 200_000;
/** Longest cell, in characters: SQLite takes 2 MB of text here. */
export const MAX_CSV_CELL_LENGTH = 500_000;

/** Says that a file is too large; undefined for one that is not. */
export const findSizeProblem = (bytes: number): string | undefined =>
  bytes > MAX_CSV_BYTES
    ? `El archivo ocupa ${formatBytes(bytes)} y aquí se abren hasta ${formatBytes(MAX_CSV_BYTES)}. Pártelo en varios e impórtalos uno a uno.`
    : undefined;

export const columnsProblem = (line: number, count: number): string =>
  `La línea ${line} tiene ${formatNumber(count)} columnas y aquí caben ${MAX_CSV_COLUMNS}. Si son muchas más de las que esperas, prueba con otro separador.`;

export const rowsProblem = `El archivo tiene más de ${formatNumber(MAX_CSV_ROWS)} filas, que son las que caben aquí. Pártelo en varios e impórtalos uno a uno.`;

export const cellProblem = (line: number): string =>
  `Una celda de la fila que empieza en la línea ${line} pasa de ${formatNumber(MAX_CSV_CELL_LENGTH)} caracteres, que son los que caben aquí.`;
