import * as op from '../../opcodes';
import { mapOpcodes } from '../handler';
import type { Handler, HandlerMap } from '../handler';

const storeInt32: Handler = (execution, offset) => {
  const { operands, checker, callStack } = execution;
  operands.height -= 2;
  const slot = operands.height;
  const address = execution.resolveAddress(slot, offset, 4, true);
  if (address < 0) return;
  const { shadow } = checker;
  const value = operands.int32[(slot + 1) * 2] as number;
  checker.view.setInt32(address, value, true);
  shadow.unsetView.setInt32(
    address,
    operands.unsetInt32[(slot + 1) * 2] as number,
    true,
  );
  const word = address >> 2;
  if ((address & 3) === 0) {
    shadow.origins[word] = callStack.resolveOrigin(
      execution.call,
      operands.origins[slot + 1] as number,
      value,
    );
    shadow.values[word] = value;
  } else {
    shadow.origins[word] = 0;
    shadow.origins[word + 1] = 0;
  }
};

/** Writes the lowest 1, 2 or 4 bytes of an integer. */
function writeInteger(
  view: DataView,
  address: number,
  size: number,
  value: number,
): void {
  if (size === 1) view.setInt8(address, value);
  else if (size === 2) view.setInt16(address, value, true);
  else view.setInt32(address, value, true);
}

/** Bytes that each store of a part of an integer writes, by opcode. */
const partSizes = [1, 2, 1, 2, 4] as const;

/** Stores the lowest 8, 16 or 32 bits of an integer. */
const storePart: Handler = (execution, offset, opcode) => {
  const { operands, checker } = execution;
  operands.height -= 2;
  const slot = operands.height;
  const size = partSizes[opcode - op.I32_STORE8] as number;
  const address = execution.resolveAddress(slot, offset, size, true);
  if (address < 0) return;
  const { shadow, view } = checker;
  const { int32, unsetInt32 } = operands;
  writeInteger(view, address, size, int32[(slot + 1) * 2] as number);
  writeInteger(
    shadow.unsetView,
    address,
    size,
    unsetInt32[(slot + 1) * 2] as number,
  );
  shadow.origins[address >> 2] = 0;
};

/** Stores 8 bytes, as two words: nothing reads them as a number. */
const storeWide: Handler = (execution, offset, opcode) => {
  const { operands, checker } = execution;
  operands.height -= 2;
  const slot = operands.height;
  const address = execution.resolveAddress(slot, offset, 8, true);
  if (address < 0) return;
  const { shadow, view } = checker;
  const { int32, unsetInt32 } = operands;
  const low = int32[(slot + 1) * 2] as number;
  const high = int32[(slot + 1) * 2 + 1] as number;
  const source = execution.lastWideLoad;
  // A structure is copied 8 bytes at a time: its pointers are kept.
  const isCopy =
    opcode === op.I64_STORE &&
    source >= 0 &&
    view.getInt32(source, true) === low &&
    view.getInt32(source + 4, true) === high;
  view.setInt32(address, low, true);
  view.setInt32(address + 4, high, true);
  shadow.unsetView.setInt32(
    address,
    unsetInt32[(slot + 1) * 2] as number,
    true,
  );
  shadow.unsetView.setInt32(
    address + 4,
    unsetInt32[(slot + 1) * 2 + 1] as number,
    true,
  );
  if (isCopy) shadow.copyPointers(address, source, 8);
  else shadow.forgetPointers(address, address + 8);
};

const storeFloat32: Handler = (execution, offset) => {
  const { operands, checker } = execution;
  operands.height -= 2;
  const slot = operands.height;
  const address = execution.resolveAddress(slot, offset, 4, true);
  if (address < 0) return;
  const { shadow, view } = checker;
  const { float64, unsetInt32 } = operands;
  view.setFloat32(address, float64[slot + 1] as number, true);
  shadow.unsetView.setInt32(
    address,
    unsetInt32[(slot + 1) * 2] as number,
    true,
  );
  shadow.forgetPointers(address, address + 4);
};

const copyMemory: Handler = (execution) => {
  const { operands, checker } = execution;
  operands.height -= 3;
  const slot = operands.height;
  const size = (operands.int32[(slot + 2) * 2] as number) >>> 0;
  if (size === 0) return;
  const target = execution.resolveAddress(slot, 0, size, true);
  const source = execution.resolveAddress(slot + 1, 0, size, false);
  if (target < 0 || source < 0) return;
  new Uint8Array(checker.view.buffer).copyWithin(target, source, source + size);
  checker.shadow.copyRange(target, source, size);
};

const fillMemory: Handler = (execution) => {
  const { operands, checker } = execution;
  operands.height -= 3;
  const slot = operands.height;
  const size = (operands.int32[(slot + 2) * 2] as number) >>> 0;
  if (size === 0) return;
  const start = execution.resolveAddress(slot, 0, size, true);
  if (start < 0) return;
  const { shadow } = checker;
  const byteIndex = (slot + 1) * 2;
  new Uint8Array(checker.view.buffer).fill(
    operands.int32[byteIndex] as number,
    start,
    start + size,
  );
  shadow.unset.fill(
    operands.unsetInt32[byteIndex] as number,
    start,
    start + size,
  );
  shadow.forgetPointers(start, start + size);
};

/** Instructions that write memory. */
export const storeHandlers: HandlerMap = {
  [op.I32_STORE]: storeInt32,
  [op.I64_STORE]: storeWide,
  [op.F64_STORE]: storeWide,
  [op.F32_STORE]: storeFloat32,
  ...mapOpcodes(op.I32_STORE8, op.I64_STORE32, storePart),
  [op.MEMORY_COPY]: copyMemory,
  [op.MEMORY_FILL]: fillMemory,
};
