import * as op from '../../opcodes';
import type { Handler, HandlerMap } from '../handler';
import { MIN_ADDRESS } from '../memoryChecker';

/**
 * Origin of a constant, which is no pointer; added to the address of a frame,
 * it gives the address of a variable.
 */
export const CONSTANT_ORIGIN = -1;

const getLocal: Handler = ({ operands, call }, local) => {
  operands.copySlot(operands.height, call.base + local);
  operands.height += 1;
};

const setLocal: Handler = ({ operands, call }, local) => {
  operands.height -= 1;
  operands.copySlot(call.base + local, operands.height);
};

const teeLocal: Handler = ({ operands, call }, local) => {
  operands.copySlot(call.base + local, operands.height - 1);
};

/** Pushes the stack pointer, the only global that clang reads. */
const getGlobal: Handler = (execution, global) => {
  const { operands, callStack, call, context } = execution;
  if (global !== context.module.stackPointer) context.budget.stopRun();
  operands.setInt32(operands.height, callStack.stackPointer, 0);
  operands.origins[operands.height] = callStack.getFrameObject(call);
  operands.height += 1;
};

const setGlobal: Handler = ({ operands, callStack, context }, global) => {
  if (global !== context.module.stackPointer) context.budget.stopRun();
  operands.height -= 1;
  const stackPointer = operands.int32[operands.height * 2] as number;
  if (stackPointer < MIN_ADDRESS)
    throw new RangeError('Maximum call stack size exceeded');
  callStack.moveStackPointer(stackPointer);
};

const pushInt32: Handler = ({ operands, checker }, value) => {
  operands.setInt32(operands.height, value, 0);
  operands.origins[operands.height] =
    checker.getStaticObject(value) || CONSTANT_ORIGIN;
  operands.height += 1;
};

const pushInt64: Handler = ({ operands, context }, poolIndex) => {
  operands.setInt64(
    operands.height,
    context.pool.wide[poolIndex] as bigint,
    0n,
  );
  operands.height += 1;
};

const pushFloat: Handler = ({ operands, context }, poolIndex) => {
  operands.setFloat(
    operands.height,
    context.pool.floating[poolIndex] as number,
    false,
  );
  operands.height += 1;
};

const select: Handler = (execution) => {
  const { operands } = execution;
  operands.height -= 2;
  const second = operands.height;
  const condition = second + 1;
  execution.requireInitialized(condition);
  if (operands.int32[condition * 2] === 0)
    operands.copySlot(second - 1, second);
};

/** Instructions that move values to and from the operand stack. */
export const variableHandlers: HandlerMap = {
  [op.LOCAL_GET]: getLocal,
  [op.LOCAL_SET]: setLocal,
  [op.LOCAL_TEE]: teeLocal,
  [op.GLOBAL_GET]: getGlobal,
  [op.GLOBAL_SET]: setGlobal,
  [op.I32_CONST]: pushInt32,
  [op.I64_CONST]: pushInt64,
  [op.F64_CONST]: pushFloat,
  [op.DROP]: ({ operands }) => {
    operands.height -= 1;
  },
  [op.SELECT]: select,
};
