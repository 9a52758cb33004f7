import type { CompileOutcome, InputMode } from '../engine/types';
import { readPreference } from '@site/src/preferences/storage';
import { bringAhead } from './ahead';
import { CompilerHost } from './compilerHost';
import type { LabEnvironment } from './environment';
import { Runners } from './runners';
import { lookInto } from './tracing';
import type { CEngine } from './types';

/** Returns the input mode forced in the lab's settings, if any. */
function forcedInputMode(): InputMode | undefined {
  const mode = readPreference('c-input');
  return mode === 'suspend' || mode === 'replay' ? mode : undefined;
}

/**
 * Compile options of a memory check, in order of preference. First without
 * UBSan's checks, whose own code would be watched too. Then with them: the
 * downloaded compiler part was chosen for such programs. Last, downloading
 * more.
 */
const waysToWatch = [
  { unchecked: true, atHand: true },
  { unchecked: false, atHand: true },
  { unchecked: true, atHand: false },
] as const;

async function compileToWatch(
  compile: (how: (typeof waysToWatch)[number]) => Promise<CompileOutcome>,
): Promise<CompileOutcome> {
  const [first, ...others] = waysToWatch;
  let outcome = await compile(first);
  for (const how of others)
    if (outcome.kind === 'rejected') outcome = await compile(how);
  return outcome;
}

/** Creates a C engine on an environment; pages share the one of `cEngine`. */
export function createCEngine(environment: LabEnvironment): CEngine {
  const host = new CompilerHost(environment);
  const runners = new Runners(environment);
  return {
    load: async () => {
      await host.load();
      runners.warm();
    },
    cancelLoading: host.cancelLoading,
    loading: host.loading,
    subscribe: host.subscribe,
    compile: async (request, signal) => {
      const outcome = await host.do('compile', [request], signal);
      if (outcome.kind === 'rejected') bringAhead();
      return outcome;
    },
    parse: (request, file, signal) => host.do('parse', [request, file], signal),
    trace: async (request, options, signal, started) => {
      const outcome = await host.do(
        'compile',
        [{ ...request, debugInfo: true }],
        signal,
      );
      if (outcome.kind === 'rejected') return outcome;
      const worker = environment.startWorker('tracer');
      const { files } = request;
      const message = {
        kind: 'trace',
        wasm: outcome.wasm,
        files,
        options,
      } as const;
      const answer = await lookInto(worker, message, signal, started);
      if (answer.kind !== 'traced') throw new Error('Not a trace.');
      return { kind: 'trace', trace: answer.trace };
    },
    check: async (request, options, signal) => {
      const outcome = await compileToWatch((how) =>
        host.do('compile', [{ ...request, debugInfo: true, ...how }], signal),
      );
      if (outcome.kind === 'rejected') return undefined;
      const worker = environment.startWorker('tracer');
      const message = { kind: 'check', wasm: outcome.wasm, options } as const;
      const answer = await lookInto(worker, message, signal);
      return answer.kind === 'checked' ? answer.outcome : undefined;
    },
    run: (wasm, options) => {
      const run = runners.run(wasm, {
        ...options,
        inputMode: options.inputMode ?? forcedInputMode(),
      });
      run.result.then(bringAhead, () => undefined);
      return run;
    },
  };
}
