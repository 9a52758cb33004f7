import type { CrashReason, RuntimeFinding } from '../types';
import { ProgramEnded } from './ended';
import { segmentationFault } from './readOnly';
import { CheckData } from './sanitizerData';

const prefix = '__ubsan_handle_';

type Details = RuntimeFinding['details'];
/**
 * Reads the details of a check; `at` is the address after its position in the
 * source.
 */
type Reader = (data: CheckData, at: number, values: number[]) => Details;

const [pointerSize, placeSize] = [4, 12];

const accesses = ['load', 'store', 'reference', 'member'] as const;
const builtins = ['ctz', 'clz', 'assume'] as const;

/** Details of a check on two operands of one type. */
const operands: Reader = (data, at, [left = 0, right = 0]) => {
  const type = data.pointer(at);
  return {
    type: data.typeName(type),
    left: data.value(type, left),
    right: data.value(type, right),
  };
};

/** Details of a check on one value. */
const single: Reader = (data, at, [value = 0]) => {
  const type = data.pointer(at);
  return { type: data.typeName(type), value: data.value(type, value) };
};

const nothingMore: Reader = () => ({});

const readers: Readonly<Record<string, Reader>> = {
  out_of_bounds: (data, at, [index = 0]) => ({
    type: data.typeName(data.pointer(at)),
    index: data.value(data.pointer(at + pointerSize), index),
  }),
  type_mismatch: (data, at, [pointer = 0]) => {
    const alignment = 2 ** data.byte(at + pointerSize);
    const address = pointer >>> 0;
    return {
      type: data.typeName(data.pointer(at)),
      access: accesses[data.byte(at + pointerSize + 1)] ?? 'other',
      address: String(address),
      alignment: String(alignment),
      problem: !address
        ? 'null'
        : address % alignment
          ? 'misaligned'
          : 'too-small',
    };
  },
  add_overflow: operands,
  sub_overflow: operands,
  mul_overflow: operands,
  divrem_overflow: operands,
  negate_overflow: single,
  vla_bound_not_positive: single,
  load_invalid_value: single,
  shift_out_of_bounds: (data, at, [left = 0, right = 0]) => {
    const [type, rightType] = [
      data.pointer(at),
      data.pointer(at + pointerSize),
    ];
    return {
      type: data.typeName(type),
      left: data.value(type, left),
      right: data.value(rightType, right),
    };
  },
  float_cast_overflow: (data, at, [value = 0]) => ({
    from: data.typeName(data.pointer(at)),
    to: data.typeName(data.pointer(at + pointerSize)),
    value: data.value(data.pointer(at), value),
  }),
  implicit_conversion: (data, at, [value = 0, result = 0]) => ({
    from: data.typeName(data.pointer(at)),
    to: data.typeName(data.pointer(at + pointerSize)),
    value: data.value(data.pointer(at), value),
    result: data.value(data.pointer(at + pointerSize), result),
  }),
  pointer_overflow: (_data, _at, [base = 0, result = 0]) => ({
    base: String(base >>> 0),
    result: String(result >>> 0),
  }),
  nonnull_arg: (data, at) => ({ argument: String(data.int(at + placeSize)) }),
  invalid_builtin: (data, at) => ({
    builtin: builtins[data.byte(at)] ?? 'other',
  }),
};

/**
 * Checks after which the program cannot go on, even when compiled to recover
 * from errors.
 */
const final: Readonly<Record<string, CrashReason>> = {
  builtin_unreachable: 'unreachable',
  missing_return: 'unreachable',
};

/** Receiver of the findings of one program, with access to its memory. */
export interface Watch {
  readonly memory: () => ArrayBufferLike;
  readonly found: (finding: RuntimeFinding) => void;
}

/** Returns true when an import is a handler of a UBSan check. */
export function isCheck(name: string): boolean {
  return name.startsWith(prefix);
}

/** Creates the handler that the program calls when a check fails. */
export function checkImport(
  name: string,
  { memory, found }: Watch,
): (address: number, ...values: number[]) => void {
  const check = name
    .slice(prefix.length)
    .replace(/_abort$/, '')
    .replace(/_v\d+$/, '');
  const read = readers[check] ?? nothingMore;
  const reason =
    final[check] ?? (name.endsWith('_abort') ? 'abort' : undefined);
  return (address, ...values) => {
    const data = new CheckData(memory());
    // The `_return` checks pass the position as a separate argument;
    // `missing_return` does not.
    const place = data.place(
      check.endsWith('_return') && check !== 'missing_return'
        ? (values[0] ?? address)
        : address,
    );
    const details = read(data, address + placeSize, values);
    found({ check, place, details });
    if (details['problem'] === 'null')
      throw new ProgramEnded(segmentationFault);
    if (reason)
      throw new ProgramEnded({ kind: 'crash', reason, detail: check });
  };
}
