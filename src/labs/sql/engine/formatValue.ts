import type { SqlValue } from './types';

/** Significant digits of a REAL, as in the program `sqlite3`. */
const REAL_DIGITS = 15;
/** Smallest exponent of ten written without `e`. */
const MIN_PLAIN_EXPONENT = -4;

/** Adds the decimal part that tells a REAL from an INTEGER. */
function joinDigits(whole: string, decimals: string): string {
  return `${whole}.${decimals.replace(/0+$/, '') || '0'}`;
}

function formatReal(value: number): string {
  if (!Number.isFinite(value)) return value < 0 ? '-Inf' : 'Inf';
  const [mantissa = '', power = '0'] = Math.abs(value)
    .toExponential(REAL_DIGITS - 1)
    .split('e');
  const sign = value < 0 ? '-' : '';
  const digits = mantissa.replace('.', '');
  const exponent = Number(power);
  if (exponent < MIN_PLAIN_EXPONENT || exponent >= REAL_DIGITS) {
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${joinDigits(digits.slice(0, 1), digits.slice(1))}e${exponent < 0 ? '-' : '+'}${size}`;
  }
  const padded = digits.padStart(REAL_DIGITS - Math.min(exponent, 0), '0');
  const point = Math.max(exponent, 0) + 1;
  return sign + joinDigits(padded.slice(0, point), padded.slice(point));
}

function formatBlob(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `x'${digits.join('')}'`;
}

/** Returns true for an INTEGER or a REAL. */
export const isNumeric = (value: SqlValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

/**
 * Writes a value as the program `sqlite3` does: `2` for an INTEGER, `2.0` for a
 * REAL, `NULL`, and `x'0aff'` for a BLOB.
 */
export function formatValue(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return formatBlob(value);
  return typeof value === 'number' ? formatReal(value) : String(value);
}
