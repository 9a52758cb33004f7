import * as op from './opcodes';

/** Results of the less common WebAssembly instructions, by opcode. */

const view = new DataView(new ArrayBuffer(4));
const toSigned = (value: bigint) => BigInt.asIntN(64, value);
const toUnsigned = (value: bigint) => BigInt.asUintN(64, value);

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
  [op.I64_ADD]: (a, b) => toSigned(a + b),
  [op.I64_SUB]: (a, b) => toSigned(a - b),
  [op.I64_MUL]: (a, b) => toSigned(a * b),
  [op.I64_DIV_S]: (a, b) => toSigned(a / checkDivisor(b)),
  [op.I64_DIV_U]: (a, b) =>
    toSigned(toUnsigned(a) / toUnsigned(checkDivisor(b))),
  [op.I64_REM_S]: (a, b) => a % checkDivisor(b),
  [op.I64_REM_U]: (a, b) =>
    toSigned(toUnsigned(a) % toUnsigned(checkDivisor(b))),
  [op.I64_AND]: (a, b) => a & b,
  [op.I64_OR]: (a, b) => a | b,
  [op.I64_XOR]: (a, b) => a ^ b,
  [op.I64_SHL]: (a, b) => toSigned(a << (b & 63n)),
  [op.I64_SHR_S]: (a, b) => a >> (b & 63n),
  [op.I64_SHR_U]: (a, b) => toSigned(toUnsigned(a) >> (b & 63n)),
  [op.I64_ROTL]: (a, b) =>
    toSigned((a << (b & 63n)) | (toUnsigned(a) >> (64n - (b & 63n)))),
  [op.I64_ROTR]: (a, b) =>
    toSigned((toUnsigned(a) >> (b & 63n)) | (a << (64n - (b & 63n)))),
};

/**
 * Returns true when two values are in a relation.
 *
 * @param relation Place among equal, different, less, greater, less or equal,
 *   and greater or equal, which is the order of WebAssembly's opcodes.
 */
function isRelated<T extends number | bigint>(
  relation: number,
  a: T,
  b: T,
): boolean {
  switch (relation) {
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

/** Compares two 32-bit integers. */
export function compareInt32(code: number, a: number, b: number): boolean {
  switch (code) {
    case op.I32_EQ:
      return a === b;
    case op.I32_NE:
      return a !== b;
    case op.I32_LT_S:
      return a < b;
    case op.I32_GT_S:
      return a > b;
    case op.I32_LE_S:
      return a <= b;
    case op.I32_GE_S:
      return a >= b;
    default:
      return isRelated((code - op.I32_LT_U) / 2 + 2, a >>> 0, b >>> 0);
  }
}

/** Compares two 64-bit integers. */
export function compareInt64(code: number, a: bigint, b: bigint): boolean {
  if (code <= op.I64_NE) return isRelated(code - op.I64_EQ, a, b);
  const place = code - op.I64_LT_S;
  return place % 2 === 0
    ? isRelated(place / 2 + 2, a, b)
    : isRelated((place - 1) / 2 + 2, toUnsigned(a), toUnsigned(b));
}

/** Compares two floating-point numbers, of 32 or 64 bits. */
export function compareFloats(code: number, a: number, b: number): boolean {
  return isRelated(code - (code >= op.F64_EQ ? op.F64_EQ : op.F32_EQ), a, b);
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
  if (code === op.I64_CLZ) return countLeadingZeros(value);
  if (code === op.I64_CTZ) return countTrailingZeros(value);
  return BigInt(toUnsigned(value).toString(2).replaceAll('0', '').length);
}

function countOnes(value: number): number {
  let left = value >>> 0;
  let ones = 0;
  while (left !== 0) {
    left &= left - 1;
    ones += 1;
  }
  return ones;
}

/** Counts leading zeros, trailing zeros or ones of a 32-bit integer. */
export function countInt32Bits(code: number, value: number): number {
  if (code === op.I32_CLZ) return Math.clz32(value);
  if (code === op.I32_POPCNT) return countOnes(value);
  return value === 0 ? 32 : 31 - Math.clz32(value & -value);
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
  view.setFloat32(0, value);
  return view.getInt32(0);
}

/** Reinterprets the bits of a 32-bit integer as a float. */
export function reinterpretInt32(value: number): number {
  view.setInt32(0, value);
  return view.getFloat32(0);
}

function divideInt32(code: number, a: number, b: number): number {
  if (b === 0) return throwTrap('divide by zero');
  switch (code) {
    case op.I32_DIV_S:
      return a === -(2 ** 31) && b === -1
        ? throwTrap('integer overflow')
        : (a / b) | 0;
    case op.I32_DIV_U:
      return ((a >>> 0) / (b >>> 0)) | 0;
    case op.I32_REM_S:
      return b === -1 ? 0 : (a % b) | 0;
    default:
      return ((a >>> 0) % (b >>> 0)) | 0;
  }
}

/** Computes a binary operation on 32-bit integers. */
export function computeInt32(code: number, a: number, b: number): number {
  switch (code) {
    case op.I32_MUL:
      return Math.imul(a, b);
    case op.I32_OR:
      return a | b;
    case op.I32_XOR:
      return a ^ b;
    case op.I32_SHL:
      return a << b;
    case op.I32_SHR_S:
      return a >> b;
    case op.I32_SHR_U:
      return (a >>> b) | 0;
    // JavaScript takes the lowest 5 bits of a count: `32 - b` may be negative.
    case op.I32_ROTL:
      return (a << b) | (a >>> (32 - b));
    case op.I32_ROTR:
      return (a >>> b) | (a << (32 - b));
    default:
      return divideInt32(code, a, b);
  }
}
