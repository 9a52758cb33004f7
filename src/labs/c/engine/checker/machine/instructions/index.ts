import type { Handler } from '../handler';
import { controlHandlers } from './control';
import { conversionHandlers } from './conversions';
import { floatHandlers } from './floats';
import { int32Handlers } from './int32';
import { int64Handlers } from './int64';
import { loadHandlers } from './loads';
import { storeHandlers } from './stores';
import { variableHandlers } from './variables';

const OPCODE_COUNT = 256;

const stopRun: Handler = ({ context }) => {
  context.budget.stopRun();
};

const knownHandlers = {
  ...controlHandlers,
  ...variableHandlers,
  ...loadHandlers,
  ...storeHandlers,
  ...int32Handlers,
  ...int64Handlers,
  ...floatHandlers,
  ...conversionHandlers,
};

/** Handler of each opcode; an unknown one stops the run. */
export const handlers: readonly Handler[] = Array.from(
  { length: OPCODE_COUNT },
  (_, opcode) => knownHandlers[opcode] ?? stopRun,
);
