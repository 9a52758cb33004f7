import * as numeric from '../../numeric';
import * as op from '../../opcodes';
import { mapOpcodes } from '../handler';
import type { Handler, HandlerMap } from '../handler';

const compare: Handler = ({ operands }, _, opcode) => {
  operands.height -= 1;
  const { float64, height } = operands;
  const isUnset = operands.isUnset(height - 1) || operands.isUnset(height);
  const holds = numeric.compareFloats(
    opcode,
    float64[height - 1] as number,
    float64[height] as number,
  );
  operands.setInt32(height - 1, holds ? 1 : 0, isUnset ? 1 : 0);
};

/** Rounds a result to the type of its instruction. */
const roundResult = (isSingle: boolean, value: number) =>
  isSingle ? Math.fround(value) : value;

const computeUnary: Handler = ({ operands }, _, opcode) => {
  const slot = operands.height - 1;
  const isSingle = opcode <= op.F32_SQRT;
  const value = numeric.computeFloat(
    opcode - (isSingle ? op.F32_ABS : op.F64_ABS),
    operands.float64[slot] as number,
  );
  operands.setFloat(slot, roundResult(isSingle, value), operands.isUnset(slot));
};

const computeBinary: Handler = ({ operands }, _, opcode) => {
  operands.height -= 1;
  const { float64, height } = operands;
  const isSingle = opcode <= op.F32_COPYSIGN;
  const value = numeric.computeFloats(
    opcode - (isSingle ? op.F32_ADD : op.F64_ADD),
    float64[height - 1] as number,
    float64[height] as number,
  );
  operands.setFloat(
    height - 1,
    roundResult(isSingle, value),
    operands.isUnset(height - 1) || operands.isUnset(height),
  );
};

/** Instructions on floating-point numbers. */
export const floatHandlers: HandlerMap = {
  ...mapOpcodes(op.F32_EQ, op.F64_GE, compare),
  ...mapOpcodes(op.F32_ABS, op.F32_SQRT, computeUnary),
  ...mapOpcodes(op.F64_ABS, op.F64_SQRT, computeUnary),
  ...mapOpcodes(op.F32_ADD, op.F32_COPYSIGN, computeBinary),
  ...mapOpcodes(op.F64_ADD, op.F64_COPYSIGN, computeBinary),
};
