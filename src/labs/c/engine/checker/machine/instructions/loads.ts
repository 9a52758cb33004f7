import * as op from '../../opcodes';
import { mapOpcodes } from '../handler';
import type { Handler, HandlerMap } from '../handler';
import type { MemoryChecker } from '../memoryChecker';

/**
 * Returns the number of the memory object that a loaded word points into; 0
 * when unknown.
 */
function getLoadedOrigin(
  checker: MemoryChecker,
  address: number,
  value: number,
): number {
  if ((address & 3) !== 0) return 0;
  const { origins, values } = checker.shadow;
  const origin = origins[address >> 2] as number;
  return origin !== 0 && values[address >> 2] === value
    ? origin
    : checker.getStaticObject(value);
}

const loadInt32: Handler = (execution, offset) => {
  const { operands, checker } = execution;
  const slot = operands.height - 1;
  const resolvedAddress = execution.resolveAddress(slot, offset, 4, false);
  const address = execution.requireReadable(resolvedAddress, 4);
  const value = checker.view.getInt32(address, true);
  const unset =
    resolvedAddress < 0 ? 0 : checker.shadow.unsetView.getInt32(address, true);
  if (unset !== 0) checker.lastUnset = address;
  operands.setInt32(slot, value, unset);
  operands.origins[slot] = getLoadedOrigin(checker, address, value);
};

/** Reads an integer of 1, 2 or 4 bytes. */
function readInteger(
  view: DataView,
  address: number,
  size: number,
  isSigned: boolean,
): number {
  if (size === 1)
    return isSigned ? view.getInt8(address) : view.getUint8(address);
  if (size === 2)
    return isSigned
      ? view.getInt16(address, true)
      : view.getUint16(address, true);
  return isSigned
    ? view.getInt32(address, true)
    : view.getUint32(address, true);
}

/** Bytes that each load of a part of an integer reads, by opcode. */
const partSizes = [1, 1, 2, 2, 1, 1, 2, 2, 4, 4] as const;

/** Loads 8, 16 or 32 bits as a larger integer. */
const loadPart: Handler = (execution, offset, opcode) => {
  const { operands, checker } = execution;
  const slot = operands.height - 1;
  const size = partSizes[opcode - op.I32_LOAD8_S] as number;
  const isSigned = (opcode - op.I32_LOAD8_S) % 2 === 0;
  const resolvedAddress = execution.resolveAddress(slot, offset, size, false);
  const address = execution.requireReadable(resolvedAddress, size);
  const value = readInteger(checker.view, address, size, isSigned);
  const unset =
    resolvedAddress < 0
      ? 0
      : readInteger(checker.shadow.unsetView, address, size, isSigned);
  if (unset !== 0) checker.lastUnset = address;
  if (opcode < op.I64_LOAD8_S) operands.setInt32(slot, value, unset);
  else operands.setInt64(slot, BigInt(value), BigInt(unset));
};

const loadInt64: Handler = (execution, offset) => {
  const { operands, checker } = execution;
  const slot = operands.height - 1;
  const resolvedAddress = execution.resolveAddress(slot, offset, 8, false);
  const address = execution.requireReadable(resolvedAddress, 8);
  const unset =
    resolvedAddress < 0
      ? 0n
      : checker.shadow.unsetView.getBigInt64(address, true);
  if (unset !== 0n) checker.lastUnset = address;
  operands.setInt64(slot, checker.view.getBigInt64(address, true), unset);
  execution.lastWideLoad = address;
};

const loadFloat: Handler = (execution, offset, opcode) => {
  const { operands, checker } = execution;
  const slot = operands.height - 1;
  const size = opcode === op.F32_LOAD ? 4 : 8;
  const resolvedAddress = execution.resolveAddress(slot, offset, size, false);
  const address = execution.requireReadable(resolvedAddress, size);
  const { unsetView } = checker.shadow;
  const isUnset =
    resolvedAddress >= 0 &&
    (unsetView.getInt32(address, true) !== 0 ||
      unsetView.getInt32(address + size - 4, true) !== 0);
  if (isUnset) checker.lastUnset = address;
  const value =
    size === 4
      ? checker.view.getFloat32(address, true)
      : checker.view.getFloat64(address, true);
  operands.setFloat(slot, value, isUnset);
};

/** Instructions that read memory. */
export const loadHandlers: HandlerMap = {
  [op.I32_LOAD]: loadInt32,
  [op.I64_LOAD]: loadInt64,
  [op.F32_LOAD]: loadFloat,
  [op.F64_LOAD]: loadFloat,
  ...mapOpcodes(op.I32_LOAD8_S, op.I64_LOAD32_U, loadPart),
};
