import * as numeric from '../../numeric';
import * as op from '../../opcodes';
import { mapOpcodes } from '../handler';
import type { Handler, HandlerMap } from '../handler';
import { CONSTANT_ORIGIN } from './variables';

/** Lowest mask, of those that round a pointer down, that clang uses. */
const MIN_ALIGNMENT_MASK = -64;

/** Returns the uninitialized bits of a sum: carries spread them upwards. */
const spreadUpwards = (unset: number) => (unset === 0 ? 0 : unset | -unset);

const add: Handler = ({ operands, callStack, call }) => {
  operands.height -= 1;
  const { int32, unsetInt32, origins, height } = operands;
  const leftSlot = height - 1;
  const left = int32[leftSlot * 2] as number;
  const right = int32[height * 2] as number;
  const unset =
    (unsetInt32[leftSlot * 2] as number) | (unsetInt32[height * 2] as number);
  const value = (left + right) | 0;
  const leftOrigin = origins[leftSlot] as number;
  const rightOrigin = origins[height] as number;
  int32[leftSlot * 2] = value;
  unsetInt32[leftSlot * 2] = spreadUpwards(unset);
  const isLeft = leftOrigin > 0;
  if (isLeft === rightOrigin > 0) {
    origins[leftSlot] = 0;
    return;
  }
  const origin = isLeft ? leftOrigin : rightOrigin;
  if (origin !== call.frameObject) {
    origins[leftSlot] = origin;
    return;
  }
  // The address of the frame plus a constant is that of a variable. Plus
  // anything else, it is an element of the variable at the address of the
  // frame.
  const otherOrigin = isLeft ? rightOrigin : leftOrigin;
  const start = isLeft ? left : right;
  origins[leftSlot] = callStack.getVariableObject(
    call,
    otherOrigin === CONSTANT_ORIGIN ? value : start,
  );
};

const subtract: Handler = ({ operands }) => {
  operands.height -= 1;
  const { int32, unsetInt32, origins, height } = operands;
  const left = (height - 1) * 2;
  const right = height * 2;
  int32[left] = ((int32[left] as number) - (int32[right] as number)) | 0;
  unsetInt32[left] = spreadUpwards(
    (unsetInt32[left] as number) | (unsetInt32[right] as number),
  );
  if ((origins[height] as number) > 0) origins[height - 1] = 0;
};

const computeAnd: Handler = ({ operands }) => {
  operands.height -= 1;
  const { int32, unsetInt32, origins, height } = operands;
  const slot = height - 1;
  const left = int32[slot * 2] as number;
  const right = int32[height * 2] as number;
  const leftUnset = unsetInt32[slot * 2] as number;
  const rightUnset = unsetInt32[height * 2] as number;
  int32[slot * 2] = left & right;
  unsetInt32[slot * 2] =
    (leftUnset | rightUnset) & (left | leftUnset) & (right | rightUnset);
  // A mask from -64 to -1 rounds a pointer down, which stays in its memory
  // object; the result of any other mask is no pointer.
  if (right >= 0 || right < MIN_ALIGNMENT_MASK) origins[slot] = 0;
};

/** Returns the uninitialized bits of a result. */
function computeUnset(
  opcode: number,
  [left, leftUnset]: readonly [number, number],
  [right, rightUnset]: readonly [number, number],
): number {
  const unset = leftUnset | rightUnset;
  switch (opcode) {
    case op.I32_MUL:
      return spreadUpwards(unset);
    case op.I32_OR:
      return unset & (~left | leftUnset) & (~right | rightUnset);
    case op.I32_XOR:
      return unset;
    case op.I32_SHL:
    case op.I32_SHR_S:
    case op.I32_SHR_U:
      return rightUnset === 0
        ? numeric.computeInt32(opcode, leftUnset, right)
        : -1;
    default:
      return unset === 0 ? 0 : -1;
  }
}

/** Computes a binary operation whose result is no pointer. */
const compute: Handler = (execution, _, opcode) => {
  const { operands } = execution;
  operands.height -= 1;
  const { int32, unsetInt32, height } = operands;
  const left = int32[(height - 1) * 2] as number;
  const right = int32[height * 2] as number;
  const leftUnset = unsetInt32[(height - 1) * 2] as number;
  const rightUnset = unsetInt32[height * 2] as number;
  execution.markPosition();
  operands.setInt32(
    height - 1,
    numeric.computeInt32(opcode, left, right),
    (leftUnset | rightUnset) === 0
      ? 0
      : computeUnset(opcode, [left, leftUnset], [right, rightUnset]),
  );
};

const countBits: Handler = ({ operands }, _, opcode) => {
  const slot = operands.height - 1;
  operands.setInt32(
    slot,
    numeric.countInt32Bits(opcode, operands.int32[slot * 2] as number),
    operands.isUnset(slot) ? -1 : 0,
  );
};

const equalsZero: Handler = ({ operands }) => {
  const slot = operands.height - 1;
  const value = operands.int32[slot * 2] as number;
  const unset = operands.unsetInt32[slot * 2] as number;
  // A single initialized bit that is 1 decides the result.
  operands.setInt32(
    slot,
    value === 0 ? 1 : 0,
    unset !== 0 && (value & ~unset) === 0 ? 1 : 0,
  );
};

const compare: Handler = ({ operands }, _, opcode) => {
  operands.height -= 1;
  const { int32, unsetInt32, height } = operands;
  const left = int32[(height - 1) * 2] as number;
  const right = int32[height * 2] as number;
  const unset =
    (unsetInt32[(height - 1) * 2] as number) |
    (unsetInt32[height * 2] as number);
  // Two initialized bits that differ decide an equality.
  const isDecided =
    unset === 0 || (opcode <= op.I32_NE && ((left ^ right) & ~unset) !== 0);
  operands.setInt32(
    height - 1,
    numeric.compareInt32(opcode, left, right) ? 1 : 0,
    isDecided ? 0 : 1,
  );
};

/** Instructions on 32-bit integers, some of which are pointers. */
export const int32Handlers: HandlerMap = {
  [op.I32_EQZ]: equalsZero,
  ...mapOpcodes(op.I32_EQ, op.I32_GE_U, compare),
  ...mapOpcodes(op.I32_CLZ, op.I32_POPCNT, countBits),
  ...mapOpcodes(op.I32_MUL, op.I32_ROTR, compute),
  [op.I32_ADD]: add,
  [op.I32_SUB]: subtract,
  [op.I32_AND]: computeAnd,
};
