import type { InputMode } from '../engine/types';
import { readPreference } from '@site/src/preferences/storage';
import { CompilerHost } from './compilerHost';
import type { LabEnvironment } from './environment';
import { Runners } from './runners';
import { traceIn } from './tracing';
import type { CEngine } from './types';

/** What the reader forced in the settings of the lab, if anything. */
function forcedInputMode(): InputMode | undefined {
  const mode = readPreference('c-input');
  return mode === 'suspend' || mode === 'replay' ? mode : undefined;
}

/** The C lab on what `environment` offers; pages share the one of `cEngine`. */
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
    compile: (request, signal) => host.do('compile', [request], signal),
    parse: (request, file, signal) => host.do('parse', [request, file], signal),
    trace: async (request, options, signal) => {
      const outcome = await host.do(
        'compile',
        [{ ...request, debugInfo: true }],
        signal,
      );
      if (outcome.kind === 'rejected') return outcome;
      const worker = environment.startWorker('tracer');
      const { files } = request;
      const message = { wasm: outcome.wasm, files, options };
      return { kind: 'trace', trace: await traceIn(worker, message, signal) };
    },
    run: (wasm, options) =>
      runners.run(wasm, {
        ...options,
        inputMode: options.inputMode ?? forcedInputMode(),
      }),
  };
}
