import { valueType } from '../../tracer/wasm/module';
import type { CallChecker, LibraryResult, Value } from './callChecker';

/**
 * True for functions that the compiler inserts (`__…`), and for those that
 * forward the arguments of another (`v…`).
 */
const isInternalFunction = (name: string) =>
  name.startsWith('__') || name.startsWith('v');

/** Library functions that keep a pointer that they receive. */
const retainingFunctions = new Set(['setvbuf', 'setbuf', 'putenv']);

/**
 * Calls a library function without a model, which may write wherever its
 * arguments point.
 */
export function callUnmodelled(
  checker: CallChecker,
  perform: () => Value | undefined,
): LibraryResult {
  const { name, parameters, origins } = checker.call;
  parameters.forEach((type, place) => {
    if (!isInternalFunction(name)) checker.requireInitialized(place);
    if (type !== valueType.i32 || !origins[place]) return;
    const pointer = checker.getPointer(place);
    const memoryObject = checker.getObject(pointer);
    if (memoryObject && !memoryObject.isAlive)
      checker.checkPointer(pointer, false);
    if (memoryObject && retainingFunctions.has(name))
      memoryObject.escaped = true;
    checker.assumeWritten(pointer);
  });
  const value = perform();
  parameters.forEach((type, place) => {
    if (type === valueType.i32 && origins[place])
      checker.assumeWritten(checker.getPointer(place));
  });
  if (typeof value !== 'number') return { value, origin: 0 };
  for (let place = 0; place < parameters.length; place += 1) {
    const answer = checker.createResult(value >>> 0, place);
    if (answer.origin > 0) return { value, origin: answer.origin };
  }
  return { value, origin: 0 };
}
