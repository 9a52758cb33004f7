import type { Execution } from './execution';

/** Performs an instruction; `operand` is the first one that it encodes. */
export type Handler = (
  execution: Execution,
  operand: number,
  opcode: number,
) => void;

/** Handlers of a family of instructions, by opcode. */
export type HandlerMap = Readonly<Record<number, Handler>>;

/** Gives the same handler to consecutive opcodes. */
export function mapOpcodes(
  first: number,
  last: number,
  handler: Handler,
): HandlerMap {
  const handlers: Record<number, Handler> = {};
  for (let opcode = first; opcode <= last; opcode += 1)
    handlers[opcode] = handler;
  return handlers;
}
