import type { MemoryChecker } from '../machine/memoryChecker';
import { allocationModels } from './allocation';
import { arrayModels } from './arrays';
import { CallChecker } from './callChecker';
import type { LibraryCall, LibraryResult, Value } from './callChecker';
import { checkStream, fileModels } from './files';
import { formatModels } from './formats';
import type { Model } from './model';
import { stringModels } from './strings';
import { callUnmodelled } from './unmodelled';

type Perform = (values: readonly Value[]) => Value | undefined;

const models: Readonly<Record<string, Model | undefined>> = {
  ...allocationModels,
  ...stringModels,
  ...arrayModels,
  ...formatModels,
  ...fileModels,
};

/**
 * Calls a library function for the learner's code, and checks what it does with
 * memory.
 */
export function callLibrary(
  memory: MemoryChecker,
  call: LibraryCall,
  perform: Perform,
): LibraryResult {
  const checker = new CallChecker(memory, call);
  checkStream(checker);
  const run = () => perform(call.values);
  const model = models[call.name];
  if (model === undefined) return callUnmodelled(checker, run);
  const result = model(checker, () => Number(run() ?? 0));
  return typeof result === 'number' ? { value: result, origin: 0 } : result;
}
