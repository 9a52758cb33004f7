import { checkProgram } from '../engine/checker';
import {
  createCheckOptions,
  excludeReported,
  isCheckable,
} from '../engine/checker/rerun';
import type { WatchCase } from '../engine/exercise/judge';
import type { CCompiler, CompileRequest } from '../engine/types';

/**
 * Creates a function that repeats a run under the memory checker, as a page
 * does after a program ends.
 */
export function createWatchCase(compiler: CCompiler): WatchCase {
  // The cases of an exercise share a request, whose program serves them all.
  const programs = new WeakMap<CompileRequest, Uint8Array>();
  async function compileWatched(request: CompileRequest): Promise<Uint8Array> {
    const keptProgram = programs.get(request);
    if (keptProgram) return keptProgram;
    const checkOptions = { debugInfo: true, unchecked: true };
    const outcome = await compiler.compile({ ...request, ...checkOptions });
    if (outcome.kind === 'rejected') throw new Error(outcome.text);
    programs.set(request, outcome.wasm);
    return outcome.wasm;
  }
  return async (request, options, run) => {
    if (!isCheckable(run.end)) return undefined;
    const { findings } = await checkProgram(
      await compileWatched(request),
      createCheckOptions(options, run),
    );
    return excludeReported(findings, run.findings);
  };
}
