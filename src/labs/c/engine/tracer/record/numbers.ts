/**
 * Returns the shortest decimal that `round` turns back into this value, written
 * as a C constant.
 */
function formatShortest(
  value: number,
  digits: number,
  round: (text: string) => number,
): string {
  if (!Number.isFinite(value)) {
    if (Number.isNaN(value)) return 'nan';
    return value > 0 ? 'inf' : '-inf';
  }
  for (let count = 1; count <= digits; count += 1) {
    const text = value.toPrecision(count);
    if (round(text) === value) return formatDecimal(text, value);
  }
  return formatDecimal(String(value), value);
}

/** Writes `3.0` instead of `3`, to show that it is not an integer. */
function formatDecimal(text: string, value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const plain = Math.abs(value) < 1e15 && Math.abs(value) >= 1e-5;
  const shownText = plain || value === 0 ? String(Number(text)) : text;
  return /[.e]/.test(shownText) ? shownText : `${shownText}.0`;
}

/**
 * Reads an IEEE 754 binary128, the `long double` of WebAssembly: 1 sign bit, 15
 * of exponent, 112 of fraction.
 */
function readBinary128(view: DataView, position: number): number {
  const low = view.getBigUint64(position, true);
  const high = view.getBigUint64(position + 8, true);
  const sign = high >> 63n === 1n ? -1 : 1;
  const exponent = Number((high >> 48n) & 0x7fffn);
  const fraction = ((high & 0xffffffffffffn) << 64n) | low;
  if (exponent === 0x7fff) return fraction === 0n ? sign * Infinity : NaN;
  if (exponent === 0) return sign * 0;
  const mantissa = 1 + Number(fraction >> 59n) / 2 ** 53;
  return sign * mantissa * 2 ** (exponent - 16383);
}

/**
 * Writes a floating-point number in memory as a decimal; a `long double` is
 * rounded to a `double`.
 */
export function formatFloat(
  view: DataView,
  position: number,
  size: number,
): string {
  if (size === 4)
    return formatShortest(view.getFloat32(position, true), 9, (text) =>
      Math.fround(Number(text)),
    );
  const value =
    size === 8
      ? view.getFloat64(position, true)
      : readBinary128(view, position);
  return formatShortest(value, 17, Number);
}

/** Reads a little-endian unsigned integer. */
export function readUnsigned(
  view: DataView,
  position: number,
  size: number,
): bigint {
  let value = 0n;
  for (let byte = size - 1; byte >= 0; byte -= 1)
    value = (value << 8n) | BigInt(view.getUint8(position + byte));
  return value;
}

const controlNames: Readonly<Record<number, string>> = {
  0: '\\0',
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
  39: "\\'",
  92: '\\\\',
};

/** Writes a character as C does; undefined for a byte that is not ASCII. */
export function formatCharacter(code: number): string | undefined {
  const controlName = controlNames[code];
  if (controlName !== undefined) return `'${controlName}'`;
  return code >= 32 && code < 127
    ? `'${String.fromCharCode(code)}'`
    : undefined;
}
