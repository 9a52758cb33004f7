import { createName, findFreeName } from './names';
import { shortenCell } from './shortenCell';
import type { CsvColumn, CsvRow, CsvType, ParsedCsv } from './types';

/** Column as the file suggests it. */
export interface InferredColumn extends CsvColumn {
  /** Name as the file writes it; undefined for a column without one. */
  readonly heading: string | undefined;
  /** Remark on its type. */
  readonly note?: string;
}

/** Numbers that are not SQLite's own but look like an INTEGER: `007`, `+5`. */
const INTEGER = /^(?:0|-?[1-9]\d*)$/;
const REAL = /^-?(?:0|[1-9]\d*)?\.\d+(?:[eE][+-]?\d+)?$/;
const COMMA_REAL = /^-?(?:0|[1-9]\d*),\d+$/;

/** Digits that a REAL keeps. */
const MAX_REAL_DIGITS = 15;
/** Share of numbers that makes the others remarkable. */
const MIN_NUMBER_SHARE = 0.8;

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

const countDigits = (value: string): number =>
  value.replace(/[eE].*$/, '').replaceAll(/^-?[0.]+|\D/g, '').length;

function isInteger(value: string): boolean {
  if (!INTEGER.test(value)) return false;
  // Shorter numbers always fit.
  if (value.length < 19) return true;
  const number = BigInt(value);
  return number >= MIN_INTEGER && number <= MAX_INTEGER;
}

/** Returns true for a number that a REAL keeps whole. */
const isReal = (value: string): boolean =>
  (REAL.test(value) || INTEGER.test(value)) &&
  countDigits(value) <= MAX_REAL_DIGITS;

/** Replaces the decimal comma of a number. */
const replaceComma = (value: string): string =>
  COMMA_REAL.test(value) ? value.replace(',', '.') : value;

/**
 * Converts a cell to a number of a statement.
 *
 * @returns Undefined for a cell that is not one of that type.
 */
export function convertNumber(
  cell: string,
  type: Exclude<CsvType, 'TEXT'>,
): string | undefined {
  const value = cell.trim();
  if (type === 'INTEGER') return isInteger(value) ? value : undefined;
  const real = replaceComma(value);
  return isReal(real) ? real : undefined;
}

function findType(values: readonly string[]): CsvType {
  if (values.length === 0) return 'TEXT';
  if (values.every(isInteger)) return 'INTEGER';
  return values.every(isReal) ? 'REAL' : 'TEXT';
}

function describeComma(values: readonly string[]): string | undefined {
  const usesComma =
    values.some((value) => COMMA_REAL.test(value)) &&
    values.every((value) => isReal(replaceComma(value)));
  return usesComma
    ? 'Son números con coma decimal, que en SQL es un punto: elige REAL para convertirlos, o quedan como texto.'
    : undefined;
}

/** Names the first cell that keeps a column of numbers from being one. */
function describeException(
  rows: readonly CsvRow[],
  column: number,
): string | undefined {
  const cells = rows.flatMap(({ line, fields }) => {
    const value = fields[column]?.trim() ?? '';
    return value === '' ? [] : { line, value };
  });
  const others = cells.filter(({ value }) => !isReal(value));
  const [first] = others;
  const numbers = cells.length - others.length;
  if (!first || numbers < cells.length * MIN_NUMBER_SHARE) return undefined;
  const { line, value } = first;
  return `Casi todo son números, pero en la línea ${line} hay «${shortenCell(value)}»: por eso es TEXT.`;
}

function inferType(
  rows: readonly CsvRow[],
  column: number,
): Pick<InferredColumn, 'type' | 'note'> {
  const values = rows.flatMap(({ fields }) => fields[column]?.trim() || []);
  const type = findType(values);
  const note =
    type === 'TEXT'
      ? (describeComma(values) ?? describeException(rows, column))
      : undefined;
  return { type, ...(note !== undefined && { note }) };
}

/** Suggests a name and a type for each column, also for those without name. */
export function inferColumns({
  headings,
  rows,
}: Pick<ParsedCsv, 'headings' | 'rows'>): readonly InferredColumn[] {
  const count = rows.reduce(
    (most, { fields }) => Math.max(most, fields.length),
    headings.length,
  );
  const columns: InferredColumn[] = [];
  for (let index = 0; index < count; index += 1) {
    const heading = headings[index];
    const name = findFreeName(
      createName(heading ?? '', `columna_${index + 1}`),
      columns.map((column) => column.name),
    );
    columns.push({ heading, name, ...inferType(rows, index) });
  }
  return columns;
}
