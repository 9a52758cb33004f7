import { valueType } from './module';

const { i32, i64, f32, f64 } = valueType;

/**
 * Imports of an instrumented program, with their parameter types, in import
 * order.
 *
 * - `row`: execution reached a row of the line table; with the frame's address.
 * - `local`: value of a WebAssembly local that holds the address of a variable.
 * - `write`: bytes about to be written; their address and size.
 * - `enter`, `leave…`: a function of the learner is called, or returns a value.
 * - `allocated`, `resizing`, `released`: changes of the heap.
 */
export const hooks = {
  row: [i32, i32],
  local: [i32, i32],
  write: [i32, i32],
  enter: [i32, i32],
  leave: [],
  leaveI32: [i32],
  leaveI64: [i64],
  leaveF32: [f32],
  leaveF64: [f64],
  allocated: [i32, i32, i32],
  resizing: [i32],
  released: [i32],
} as const satisfies Record<string, readonly number[]>;

/** Name of a hook. */
export type HookName = keyof typeof hooks;

/** Module name of the hooks' imports. */
export const hookModule = 'trace';

/** Names of the hooks in import order. */
export const hookNames = Object.keys(hooks) as HookName[];

/** Returns the hook that reports a result of a value type. */
export function getLeaveHook(result: number | undefined): HookName {
  switch (result) {
    case i32:
      return 'leaveI32';
    case i64:
      return 'leaveI64';
    case f32:
      return 'leaveF32';
    case f64:
      return 'leaveF64';
    default:
      return 'leave';
  }
}
