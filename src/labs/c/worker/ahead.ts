import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
} from '../engine/types';

/** User Timing entry, in the worker, of each program that the application asked for when it had been begun. */
export const compiledAheadMark = 'c-lab:compiled-ahead';

/** Compiles what was pressed while the page brings the application, which asks for the same. */
export interface CompilesAhead {
  readonly begin: (request: CompileRequest) => void;
  readonly compile: CCompiler['compile'];
}

/** @param opened The compiler, as soon as it has come. */
export function createAhead(opened: Promise<CCompiler>): CompilesAhead {
  const outcomes = new Map<string, Promise<CompileOutcome>>();
  const compile = async (request: CompileRequest) =>
    (await opened).compile(request);
  return {
    begin: (request) => {
      const outcome = compile(request);
      outcomes.set(JSON.stringify(request), outcome);
      // Who asks for it finds out.
      outcome.catch(() => undefined);
    },
    compile: (request) => {
      const key = JSON.stringify(request);
      const outcome = outcomes.get(key);
      if (!outcome) return compile(request);
      outcomes.delete(key);
      performance.mark(compiledAheadMark);
      return outcome;
    },
  };
}
