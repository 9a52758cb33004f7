import { isNumeric } from '../formatValue';
import type { SqlValue } from '../types';
import type { RowCause } from './types';

const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Steps that make two texts equal, from the lightest. */
const TEXT_CAUSES: readonly (readonly [RowCause, (text: string) => string])[] =
  [
    ['blanks', (text) => text.replace(/\s+/g, ' ').trim()],
    ['case', (text) => text.toLowerCase()],
    ['accents', removeAccents],
    ['accents', (text) => removeAccents(text).toLowerCase()],
  ];

/** Decimals to which an answer may have been rounded. */
const MAX_ROUNDED_DECIMALS = 6;

function isRounded(expected: number, actual: number): boolean {
  return Array.from({ length: MAX_ROUNDED_DECIMALS + 1 }, (_, decimals) =>
    Math.abs(Number(expected.toFixed(decimals)) - actual),
  ).some((distance) => distance < 1e-9);
}

/**
 * Finds the only thing in which a cell differs from the expected one; `cell`
 * for any other difference.
 */
export function findCellCause(expected: SqlValue, actual: SqlValue): RowCause {
  if (expected === null || actual === null) return 'null';
  if (typeof expected === 'string' && typeof actual === 'string') {
    const cause = TEXT_CAUSES.find(
      ([, fold]) => fold(expected) === fold(actual),
    );
    return cause?.[0] ?? 'cell';
  }
  if (isNumeric(expected) && isNumeric(actual)) {
    const [wanted, found] = [Number(expected), Number(actual)];
    if (Number.isInteger(wanted)) return 'cell';
    if (typeof actual === 'bigint' && Math.trunc(wanted) === found)
      return 'truncated';
    return isRounded(wanted, found) ? 'rounded' : 'cell';
  }
  const [text, number] =
    typeof expected === 'string' ? [expected, actual] : [actual, expected];
  return typeof text === 'string' &&
    text.trim() !== '' &&
    isNumeric(number) &&
    Number(text) === Number(number)
    ? 'number-text'
    : 'cell';
}
