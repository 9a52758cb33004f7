/** Results of the less common WebAssembly instructions, by opcode. */

const view = new DataView(new ArrayBuffer(8));
const toSigned = (value: bigint) => BigInt.asIntN(64, value);
const toUnsigned = (value: bigint) => BigInt.asUintN(64, value);

function writeFloatBits(value: number, size: 4 | 8): void {
  if (size === 4) view.setFloat32(0, value);
  else view.setFloat64(0, value);
}

/** Rounds to the nearest whole number; ties go to the even one. */
function roundHalfToEven(value: number): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 2 ** 52) return value;
  const floor = Math.floor(value);
  const rest = value - floor;
  const result =
    rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : floor + 1;
  return result === 0 && (value < 0 || Object.is(value, -0)) ? -0 : result;
}

function copySign(value: number, sign: number): number {
  const isNegative = sign < 0 || Object.is(sign, -0);
  return isNegative ? -Math.abs(value) : Math.abs(value);
}

/** Throws a trap, with the message of a JavaScript engine. */
const throwTrap = (message: string): never => {
  throw new WebAssembly.RuntimeError(message);
};

const checkDivisor = (value: bigint): bigint =>
  value === 0n ? throwTrap('divide by zero') : value;

/** Binary operations on 64-bit integers, by opcode. */
export const int64Operations: Readonly<
  Record<number, ((left: bigint, right: bigint) => bigint) | undefined>
> = {
  0x7c: (a, b) => toSigned(a + b),
  0x7d: (a, b) => toSigned(a - b),
  0x7e: (a, b) => toSigned(a * b),
  0x7f: (a, b) => toSigned(a / checkDivisor(b)),
  0x80: (a, b) => toSigned(toUnsigned(a) / toUnsigned(checkDivisor(b))),
  0x81: (a, b) => a % checkDivisor(b),
  0x82: (a, b) => toSigned(toUnsigned(a) % toUnsigned(checkDivisor(b))),
  0x83: (a, b) => a & b,
  0x84: (a, b) => a | b,
  0x85: (a, b) => a ^ b,
  0x86: (a, b) => toSigned(a << (b & 63n)),
  0x87: (a, b) => a >> (b & 63n),
  0x88: (a, b) => toSigned(toUnsigned(a) >> (b & 63n)),
  0x89: (a, b) =>
    toSigned((a << (b & 63n)) | (toUnsigned(a) >> (64n - (b & 63n)))),
  0x8a: (a, b) =>
    toSigned((toUnsigned(a) >> (b & 63n)) | (a << (64n - (b & 63n)))),
};

/** Comparisons of 64-bit integers, by opcode. */
export const int64Comparisons: Readonly<
  Record<number, ((left: bigint, right: bigint) => boolean) | undefined>
> = {
  0x51: (a, b) => a === b,
  0x52: (a, b) => a !== b,
  0x53: (a, b) => a < b,
  0x54: (a, b) => toUnsigned(a) < toUnsigned(b),
  0x55: (a, b) => a > b,
  0x56: (a, b) => toUnsigned(a) > toUnsigned(b),
  0x57: (a, b) => a <= b,
  0x58: (a, b) => toUnsigned(a) <= toUnsigned(b),
  0x59: (a, b) => a >= b,
  0x5a: (a, b) => toUnsigned(a) >= toUnsigned(b),
};

/** Compares two floating-point numbers, of 32 or 64 bits. */
export function compareFloats(code: number, a: number, b: number): boolean {
  switch (code >= 0x61 ? code - 0x61 : code - 0x5b) {
    case 0:
      return a === b;
    case 1:
      return a !== b;
    case 2:
      return a < b;
    case 3:
      return a > b;
    case 4:
      return a <= b;
    default:
      return a >= b;
  }
}

/**
 * Computes a binary operation on floating-point numbers.
 *
 * @param kind Opcode, counted from that of addition.
 */
export function computeFloats(kind: number, a: number, b: number): number {
  switch (kind) {
    case 0:
      return a + b;
    case 1:
      return a - b;
    case 2:
      return a * b;
    case 3:
      return a / b;
    case 4:
      return Math.min(a, b);
    case 5:
      return Math.max(a, b);
    default:
      return copySign(a, b);
  }
}

/**
 * Computes a unary operation on a floating-point number.
 *
 * @param kind Opcode, counted from that of the absolute value.
 */
export function computeFloat(kind: number, a: number): number {
  switch (kind) {
    case 0:
      return Math.abs(a);
    case 1:
      return -a;
    case 2:
      return Math.ceil(a);
    case 3:
      return Math.floor(a);
    case 4:
      return Math.trunc(a);
    case 5:
      return roundHalfToEven(a);
    default:
      return Math.sqrt(a);
  }
}

function countLeadingZeros(value: bigint): bigint {
  const text = toUnsigned(value).toString(2);
  return value === 0n ? 64n : BigInt(64 - text.length);
}

function countTrailingZeros(value: bigint): bigint {
  if (value === 0n) return 64n;
  return BigInt(/0*$/.exec(toUnsigned(value).toString(2))?.[0].length ?? 0);
}

/** Counts leading zeros, trailing zeros or ones of a 64-bit integer. */
export function countInt64Bits(code: number, value: bigint): bigint {
  if (code === 0x79) return countLeadingZeros(value);
  if (code === 0x7a) return countTrailingZeros(value);
  return BigInt(toUnsigned(value).toString(2).replaceAll('0', '').length);
}

/** Counts the ones of a 32-bit integer. */
export function countOnes(value: number): number {
  let left = value >>> 0;
  let ones = 0;
  while (left !== 0) {
    left &= left - 1;
    ones += 1;
  }
  return ones;
}

/**
 * Converts a floating-point number to a 64-bit integer; one out of range
 * saturates or traps.
 */
export function convertToInt64(
  value: number,
  isSigned: boolean,
  saturates: boolean,
): bigint {
  const [low, high] = isSigned
    ? [-(2n ** 63n), 2n ** 63n - 1n]
    : [0n, 2n ** 64n - 1n];
  if (Number.isNaN(value))
    return saturates ? 0n : throwTrap('float unrepresentable in integer range');
  if (Number.isFinite(value)) {
    const wholeNumber = BigInt(Math.trunc(value));
    if (wholeNumber >= low && wholeNumber <= high) return toSigned(wholeNumber);
  }
  if (!saturates) return throwTrap('float unrepresentable in integer range');
  return toSigned(value < 0 ? low : high);
}

/**
 * Converts a floating-point number to a 32-bit integer; one out of range
 * saturates or traps.
 */
export function convertToInt32(
  value: number,
  isSigned: boolean,
  saturates: boolean,
): number {
  const [low, high] = isSigned ? [-(2 ** 31), 2 ** 31 - 1] : [0, 2 ** 32 - 1];
  const wholeNumber = Math.trunc(value);
  if (wholeNumber >= low && wholeNumber <= high) return wholeNumber | 0;
  if (!saturates) return throwTrap('float unrepresentable in integer range');
  if (Number.isNaN(value)) return 0;
  return (value < 0 ? low : high) | 0;
}

/** Reinterprets the bits of a 32-bit float as an integer. */
export function reinterpretFloat32(value: number): number {
  writeFloatBits(value, 4);
  return view.getInt32(0);
}

/** Reinterprets the bits of a 64-bit float as an integer. */
export function reinterpretFloat64(value: number): bigint {
  writeFloatBits(value, 8);
  return view.getBigInt64(0);
}

/** Reinterprets the bits of a 32-bit integer as a float. */
export function reinterpretInt32(value: number): number {
  view.setInt32(0, value);
  return view.getFloat32(0);
}

/** Reinterprets the bits of a 64-bit integer as a float. */
export function reinterpretInt64(value: bigint): number {
  view.setBigInt64(0, value);
  return view.getFloat64(0);
}

/** Computes the quotient or the remainder of 32-bit integers. */
export function divideInt32(code: number, a: number, b: number): number {
  if (b === 0) return throwTrap('divide by zero');
  switch (code) {
    case 0x6d:
      return a === -(2 ** 31) && b === -1
        ? throwTrap('integer overflow')
        : (a / b) | 0;
    case 0x6e:
      return ((a >>> 0) / (b >>> 0)) | 0;
    case 0x6f:
      return b === -1 ? 0 : (a % b) | 0;
    default:
      return ((a >>> 0) % (b >>> 0)) | 0;
  }
}
