import { valueType } from './module';

const { i32, i64, f32, f64 } = valueType;

/**
 * What an instrumented program calls. The order is that of its imports.
 *
 * - `row`: the machine reached a row of the line table; with the frame's address.
 * - `local`: the value of a WebAssembly local that a variable lives at.
 * - `write`: these bytes are about to be written.
 * - `enter`, `leave…`: a function of the learner starts, or gives back a value.
 * - `allocated`, `resizing`, `released`: the heap changes.
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

/** Module name under which the program imports them. */
export const hookModule = 'trace';

/** All names, in the order of the imports. */
export const hookNames = Object.keys(hooks) as HookName[];

/** The hook that tells a function's result. */
export function leaveHook(result: number | undefined): HookName {
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
