import * as numeric from '../../numeric';
import * as op from '../../opcodes';
import { mapOpcodes } from '../handler';
import type { Handler, HandlerMap } from '../handler';

/** Converts a 32-bit integer, or the low half of one of 64, to an integer. */
const convertInteger: Handler = ({ operands }, _, opcode) => {
  const slot = operands.height - 1;
  const value = operands.int32[slot * 2] as number;
  const unset = operands.unsetInt32[slot * 2] as number;
  switch (opcode) {
    case op.I64_EXTEND_I32_U:
      operands.setInt64(slot, BigInt(value >>> 0), BigInt(unset >>> 0));
      break;
    case op.I32_EXTEND8_S:
      operands.setInt32(slot, (value << 24) >> 24, (unset << 24) >> 24);
      break;
    case op.I32_EXTEND16_S:
      operands.setInt32(slot, (value << 16) >> 16, (unset << 16) >> 16);
      break;
    case op.I64_EXTEND8_S:
      operands.setInt64(
        slot,
        BigInt((value << 24) >> 24),
        BigInt((unset << 24) >> 24),
      );
      break;
    case op.I64_EXTEND16_S:
      operands.setInt64(
        slot,
        BigInt((value << 16) >> 16),
        BigInt((unset << 16) >> 16),
      );
      break;
    case op.I32_WRAP_I64:
      operands.setInt32(slot, value, unset);
      break;
    default:
      operands.setInt64(slot, BigInt(value), BigInt(unset));
  }
};

/**
 * Converts a floating-point number to an integer.
 *
 * @param saturatedKind Opcode after the prefix of an instruction that saturates
 *   a number out of range.
 */
const convertToInteger: Handler = ({ operands }, saturatedKind, opcode) => {
  const slot = operands.height - 1;
  const value = operands.float64[slot] as number;
  const isUnset = operands.isUnset(slot);
  const saturates = opcode === op.TRUNCATE_SATURATING;
  const isWide = saturates ? saturatedKind > 3 : opcode >= op.I64_TRUNC_F32_S;
  const isSigned = saturates
    ? saturatedKind % 2 === 0
    : (opcode - (isWide ? op.I64_TRUNC_F32_S : op.I32_TRUNC_F32_S)) % 2 === 0;
  if (isWide)
    operands.setInt64(
      slot,
      numeric.convertToInt64(value, isSigned, saturates),
      isUnset ? -1n : 0n,
    );
  else
    operands.setInt32(
      slot,
      numeric.convertToInt32(value, isSigned, saturates),
      isUnset ? -1 : 0,
    );
};

/** Converts a number to a floating-point one. */
const convertToFloat: Handler = ({ operands }, _, opcode) => {
  const slot = operands.height - 1;
  const isSingle = opcode <= op.F32_DEMOTE_F64;
  const value = operands.int32[slot * 2] as number;
  let result: number;
  switch (opcode) {
    case op.F32_CONVERT_I32_S:
    case op.F64_CONVERT_I32_S:
      result = value;
      break;
    case op.F32_CONVERT_I32_U:
    case op.F64_CONVERT_I32_U:
      result = value >>> 0;
      break;
    case op.F32_CONVERT_I64_S:
    case op.F64_CONVERT_I64_S:
      result = Number(operands.int64[slot]);
      break;
    case op.F32_CONVERT_I64_U:
    case op.F64_CONVERT_I64_U:
      result = Number(BigInt.asUintN(64, operands.int64[slot] as bigint));
      break;
    default:
      result = operands.float64[slot] as number;
  }
  operands.setFloat(
    slot,
    isSingle ? Math.fround(result) : result,
    operands.isUnset(slot),
  );
};

/** Reads the bits of a value as those of another type. */
const reinterpret: Handler = ({ operands }, _, opcode) => {
  const slot = operands.height - 1;
  const isUnset = operands.isUnset(slot);
  if (opcode === op.I32_REINTERPRET_F32)
    operands.int32[slot * 2] = numeric.reinterpretFloat32(
      operands.float64[slot] as number,
    );
  else if (opcode === op.F32_REINTERPRET_I32)
    operands.float64[slot] = numeric.reinterpretInt32(
      operands.int32[slot * 2] as number,
    );
  // A slot holds the same bits for both types of 64.
  operands.markSlot(slot, isUnset);
};

/** Instructions that convert a value to another type. */
export const conversionHandlers: HandlerMap = {
  [op.I32_WRAP_I64]: convertInteger,
  [op.I64_EXTEND_I32_S]: convertInteger,
  [op.I64_EXTEND_I32_U]: convertInteger,
  ...mapOpcodes(op.I32_EXTEND8_S, op.I64_EXTEND32_S, convertInteger),
  ...mapOpcodes(op.I32_TRUNC_F32_S, op.I32_TRUNC_F64_U, convertToInteger),
  ...mapOpcodes(op.I64_TRUNC_F32_S, op.I64_TRUNC_F64_U, convertToInteger),
  [op.TRUNCATE_SATURATING]: convertToInteger,
  ...mapOpcodes(op.F32_CONVERT_I32_S, op.F64_PROMOTE_F32, convertToFloat),
  ...mapOpcodes(op.I32_REINTERPRET_F32, op.F64_REINTERPRET_I64, reinterpret),
};
