import type { CrashReason, RuntimeFinding } from '../types';
import { ProgramEnded } from './errors';
import { segmentationFault } from './readOnlyGuard';
import { CheckData } from './checkData';

const HANDLER_PREFIX = '__ubsan_handle_';

type Details = RuntimeFinding['details'];
/**
 * Reads the details of a check; `address` is the address after its position in the
 * source.
 */
type DetailsReader = (
  data: CheckData,
  address: number,
  values: number[],
) => Details;

const [pointerSize, placeSize] = [4, 12];

const accesses = ['load', 'store', 'reference', 'member'] as const;
const builtins = ['ctz', 'clz', 'assume'] as const;

/** Details of a check on two operands of one type. */
const readOperands: DetailsReader = (data, address, [left = 0, right = 0]) => {
  const type = data.readPointer(address);
  return {
    type: data.readTypeName(type),
    left: data.readValue(type, left),
    right: data.readValue(type, right),
  };
};

/** Details of a check on one value. */
const readSingleValue: DetailsReader = (data, address, [value = 0]) => {
  const type = data.readPointer(address);
  return { type: data.readTypeName(type), value: data.readValue(type, value) };
};

const readNoDetails: DetailsReader = () => ({});

const detailsReaders: Readonly<Record<string, DetailsReader>> = {
  out_of_bounds: (data, address, [index = 0]) => ({
    type: data.readTypeName(data.readPointer(address)),
    index: data.readValue(data.readPointer(address + pointerSize), index),
  }),
  type_mismatch: (data, dataAddress, [pointer = 0]) => {
    const alignment = 2 ** data.readByte(dataAddress + pointerSize);
    const address = pointer >>> 0;
    return {
      type: data.readTypeName(data.readPointer(dataAddress)),
      access: accesses[data.readByte(dataAddress + pointerSize + 1)] ?? 'other',
      address: String(address),
      alignment: String(alignment),
      problem: !address
        ? 'null'
        : address % alignment
          ? 'misaligned'
          : 'too-small',
    };
  },
  add_overflow: readOperands,
  sub_overflow: readOperands,
  mul_overflow: readOperands,
  divrem_overflow: readOperands,
  negate_overflow: readSingleValue,
  vla_bound_not_positive: readSingleValue,
  load_invalid_value: readSingleValue,
  shift_out_of_bounds: (data, address, [left = 0, right = 0]) => {
    const [type, rightType] = [
      data.readPointer(address),
      data.readPointer(address + pointerSize),
    ];
    return {
      type: data.readTypeName(type),
      left: data.readValue(type, left),
      right: data.readValue(rightType, right),
    };
  },
  float_cast_overflow: (data, address, [value = 0]) => ({
    from: data.readTypeName(data.readPointer(address)),
    to: data.readTypeName(data.readPointer(address + pointerSize)),
    value: data.readValue(data.readPointer(address), value),
  }),
  implicit_conversion: (data, address, [value = 0, result = 0]) => ({
    from: data.readTypeName(data.readPointer(address)),
    to: data.readTypeName(data.readPointer(address + pointerSize)),
    value: data.readValue(data.readPointer(address), value),
    result: data.readValue(data.readPointer(address + pointerSize), result),
  }),
  pointer_overflow: (_data, _at, [base = 0, result = 0]) => ({
    base: String(base >>> 0),
    result: String(result >>> 0),
    ...(base === 0 && { start: 'null' }),
  }),
  nonnull_arg: (data, address) => ({
    argument: String(data.readInt(address + placeSize)),
  }),
  invalid_builtin: (data, address) => ({
    builtin: builtins[data.readByte(address)] ?? 'other',
  }),
};

/**
 * Checks after which the program cannot go on, even when compiled to recover
 * from errors.
 */
const FATAL_CHECKS: Readonly<Record<string, CrashReason>> = {
  builtin_unreachable: 'unreachable',
  missing_return: 'unreachable',
};

/** Receiver of the findings of one program, with access to its memory. */
export interface CheckContext {
  readonly memory: () => ArrayBufferLike;
  readonly onFinding: (finding: RuntimeFinding) => void;
}

/** Returns true when an import is a handler of a UBSan check. */
export function isCheckHandler(name: string): boolean {
  return name.startsWith(HANDLER_PREFIX);
}

/** Creates the handler that the program calls when a check fails. */
export function createCheckHandler(
  name: string,
  { memory, onFinding }: CheckContext,
): (address: number, ...values: number[]) => void {
  const check = name
    .slice(HANDLER_PREFIX.length)
    .replace(/_abort$/, '')
    .replace(/_v\d+$/, '');
  const read = detailsReaders[check] ?? readNoDetails;
  const reason =
    FATAL_CHECKS[check] ?? (name.endsWith('_abort') ? 'abort' : undefined);
  return (address, ...values) => {
    const data = new CheckData(memory());
    // The `_return` checks pass the position as a separate argument;
    // `missing_return` does not.
    const place = data.readPlace(
      check.endsWith('_return') && check !== 'missing_return'
        ? (values[0] ?? address)
        : address,
    );
    const details = read(data, address + placeSize, values);
    onFinding({ check, place, details });
    if (details['problem'] === 'null')
      throw new ProgramEnded(segmentationFault);
    if (reason)
      throw new ProgramEnded({ kind: 'crash', reason, detail: check });
  };
}
