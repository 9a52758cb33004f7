import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
} from '../engine/types';

/**
 * User Timing mark, in the worker, of each request for a program whose
 * compilation had already begun.
 */
export const earlyCompilationMark = 'c-lab:compiled-ahead';

/**
 * Compiles a program requested before the application loads; the application
 * then requests the same one.
 */
export interface EarlyCompilations {
  readonly begin: (request: CompileRequest) => void;
  readonly compile: CCompiler['compile'];
}

/**
 * Creates a cache of compilations begun early.
 *
 * @param compilerPromise The compiler, once it is loaded.
 */
export function createEarlyCompilations(
  compilerPromise: Promise<CCompiler>,
): EarlyCompilations {
  const outcomes = new Map<string, Promise<CompileOutcome>>();
  const compile = async (request: CompileRequest) =>
    (await compilerPromise).compile(request);
  return {
    begin: (request) => {
      const outcome = compile(request);
      outcomes.set(JSON.stringify(request), outcome);
      // The error is reported to the caller of `compile`.
      outcome.catch(() => undefined);
    },
    compile: (request) => {
      const key = JSON.stringify(request);
      const outcome = outcomes.get(key);
      if (!outcome) return compile(request);
      outcomes.delete(key);
      performance.mark(earlyCompilationMark);
      return outcome;
    },
  };
}
