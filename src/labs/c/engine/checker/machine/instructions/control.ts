import * as op from '../../opcodes';
import type { Handler, HandlerMap } from '../handler';
import type { Execution } from '../execution';

/** Removes the condition on top of the stack, which must be initialized. */
function popCondition(execution: Execution): number {
  const { operands } = execution;
  operands.height -= 1;
  execution.requireInitialized(operands.height);
  return operands.int32[operands.height * 2] as number;
}

/** Returns the second operand of the current instruction. */
const getStackEffect = ({ code, nextIndex }: Execution) =>
  code[nextIndex - 2] as number;

const jump: Handler = (execution, target) => {
  execution.jump(target, getStackEffect(execution));
};

const jumpIf: Handler = (execution, target) => {
  if (popCondition(execution) !== 0)
    execution.jump(target, getStackEffect(execution));
};

const jumpUnless: Handler = (execution, target) => {
  if (popCondition(execution) === 0) execution.nextIndex = target;
};

const jumpThroughTable: Handler = (execution, tableIndex) => {
  const table = execution.context.pool.tables[tableIndex] as readonly number[];
  const entry = Math.min(popCondition(execution) >>> 0, table.length / 2 - 1);
  execution.jump(table[entry * 2] as number, table[entry * 2 + 1] as number);
};

const callIndirect: Handler = (execution, type) => {
  const { table, functionTypes } = execution.context.module;
  const index = table.get(popCondition(execution) >>> 0);
  execution.markPosition();
  if (index === undefined || functionTypes[index] !== type)
    throw new WebAssembly.RuntimeError('function signature mismatch');
  execution.callFunction(index);
};

/** Instructions that decide which one comes next. */
export const controlHandlers: HandlerMap = {
  [op.JUMP]: jump,
  [op.JUMP_IF]: jumpIf,
  [op.JUMP_UNLESS]: jumpUnless,
  [op.JUMP_TABLE]: jumpThroughTable,
  [op.CALL]: (execution, index) => {
    execution.callFunction(index);
  },
  [op.CALL_INDIRECT]: callIndirect,
  [op.RETURN]: (execution, resultCount) => {
    execution.returnFromFunction(resultCount);
  },
  [op.UNREACHABLE]: () => {
    throw new WebAssembly.RuntimeError('unreachable');
  },
};
