import { checkProgram } from '../engine/checker';
import {
  createCheckOptions,
  excludeReported,
  isCheckable,
} from '../engine/checker/rerun';
import type { WatchCase } from '../engine/exercise/judge';
import type { CCompiler } from '../engine/types';

/**
 * Creates a function that repeats a run under the memory checker, as a page
 * does after a program ends.
 */
export const createWatchCase =
  (compiler: CCompiler): WatchCase =>
  async (request, options, run) => {
    if (!isCheckable(run.end)) return undefined;
    const how = { debugInfo: true, unchecked: true };
    const outcome = await compiler.compile({ ...request, ...how });
    if (outcome.kind === 'rejected') throw new Error(outcome.text);
    const { findings } = await checkProgram(
      outcome.wasm,
      createCheckOptions(options, run),
    );
    return excludeReported(findings, run.findings);
  };
