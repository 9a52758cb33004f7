import * as numeric from '../../numeric';
import * as op from '../../opcodes';
import { mapOpcodes } from '../handler';
import type { Handler, HandlerMap } from '../handler';

const equalsZero: Handler = ({ operands }) => {
  const slot = operands.height - 1;
  operands.setInt32(
    slot,
    operands.int64[slot] === 0n ? 1 : 0,
    operands.isUnset(slot) ? 1 : 0,
  );
};

const compare: Handler = ({ operands }, _, opcode) => {
  operands.height -= 1;
  const { int64, height } = operands;
  const isUnset = operands.isUnset(height - 1) || operands.isUnset(height);
  const holds = numeric.compareInt64(
    opcode,
    int64[height - 1] as bigint,
    int64[height] as bigint,
  );
  operands.setInt32(height - 1, holds ? 1 : 0, isUnset ? 1 : 0);
};

const countBits: Handler = ({ operands }, _, opcode) => {
  const slot = operands.height - 1;
  operands.setInt64(
    slot,
    numeric.countInt64Bits(opcode, operands.int64[slot] as bigint),
    operands.isUnset(slot) ? -1n : 0n,
  );
};

/** Value of an operand, and its uninitialized bits. */
interface Int64Operand {
  readonly value: bigint;
  readonly unset: bigint;
}

/**
 * Returns the uninitialized bits of a result, when an operand has some: all of
 * them, except where the initialized bits decide.
 */
function computeUnset(
  opcode: number,
  left: Int64Operand,
  right: Int64Operand,
): bigint {
  const either = left.unset | right.unset;
  switch (opcode) {
    case op.I64_AND:
      return either & (left.value | left.unset) & (right.value | right.unset);
    case op.I64_OR:
      return either & (~left.value | left.unset) & (~right.value | right.unset);
    case op.I64_SHL:
    case op.I64_SHR_S:
    case op.I64_SHR_U:
      return right.unset === 0n
        ? (numeric.int64Operations[opcode]?.(left.unset, right.value) ?? -1n)
        : -1n;
    default:
      return -1n;
  }
}

const compute: Handler = ({ operands }, _, opcode) => {
  operands.height -= 1;
  const { int64, unsetInt64, height } = operands;
  const left = int64[height - 1] as bigint;
  const right = int64[height] as bigint;
  const isUnset = operands.isUnset(height - 1) || operands.isUnset(height);
  const unset = isUnset
    ? computeUnset(
        opcode,
        { value: left, unset: unsetInt64[height - 1] as bigint },
        { value: right, unset: unsetInt64[height] as bigint },
      )
    : 0n;
  operands.setInt64(
    height - 1,
    numeric.int64Operations[opcode]?.(left, right) ?? 0n,
    unset,
  );
};

/** Instructions on 64-bit integers. */
export const int64Handlers: HandlerMap = {
  [op.I64_EQZ]: equalsZero,
  ...mapOpcodes(op.I64_EQ, op.I64_GE_U, compare),
  ...mapOpcodes(op.I64_CLZ, op.I64_POPCNT, countBits),
  ...mapOpcodes(op.I64_ADD, op.I64_ROTR, compute),
};
