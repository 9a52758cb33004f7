import type {
  CompileOutcome,
  CompileRequest,
  InputMode,
} from '../engine/types';
import { readPreference } from '@site/src/preferences/storage';
import { prefetchQueuedParts } from './prefetch';
import { CompilerHost } from './compilerHost';
import type { LabEnvironment } from './environment';
import { RunnerPool } from './runnerPool';
import { runTracer } from './tracing';
import type { CEngine } from './types';

/** Returns the input mode forced in the lab's settings, if any. */
function getForcedInputMode(): InputMode | undefined {
  const mode = readPreference('c-input');
  return mode === 'suspend' || mode === 'replay' ? mode : undefined;
}

type MemoryCheckOptions = Required<
  Pick<CompileRequest, 'unchecked' | 'downloadedOnly'>
>;

/**
 * Compile options of a memory check, in order of preference: without UBSan's
 * checks, whose code would be watched too; with UBSan, which the downloaded
 * part of the compiler supports; and with another download.
 */
const memoryCheckOptions = [
  { unchecked: true, downloadedOnly: true },
  { unchecked: false, downloadedOnly: true },
  { unchecked: true, downloadedOnly: false },
] as const satisfies readonly MemoryCheckOptions[];

async function compileForMemoryCheck(
  compile: (checkOptions: MemoryCheckOptions) => Promise<CompileOutcome>,
): Promise<CompileOutcome> {
  const [first, ...otherOptions] = memoryCheckOptions;
  let outcome = await compile(first);
  for (const checkOptions of otherOptions)
    if (outcome.kind === 'rejected') outcome = await compile(checkOptions);
  return outcome;
}

/** Creates a C engine on an environment; pages share the one of `getCEngine`. */
export function createCEngine(environment: LabEnvironment): CEngine {
  const host = new CompilerHost(environment);
  const runners = new RunnerPool(environment);
  return {
    load: async () => {
      await host.load();
      runners.startSpares();
    },
    cancelLoading: host.cancelLoading,
    loading: host.loading,
    subscribe: host.subscribe,
    compile: async (request, signal) => {
      const outcome = await host.call('compile', [request], signal);
      if (outcome.kind === 'rejected') prefetchQueuedParts();
      return outcome;
    },
    parse: (request, file, signal) =>
      host.call('parse', [request, file], signal),
    trace: async (request, options, signal, onStarted) => {
      const outcome = await host.call(
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
      const answer = await runTracer(worker, message, signal, onStarted);
      if (answer.kind !== 'traced') throw new Error('Not a trace.');
      return { kind: 'trace', trace: answer.trace };
    },
    checkMemory: async (request, options, signal) => {
      const outcome = await compileForMemoryCheck((checkOptions) =>
        host.call(
          'compile',
          [{ ...request, debugInfo: true, ...checkOptions }],
          signal,
        ),
      );
      if (outcome.kind === 'rejected') return undefined;
      const worker = environment.startWorker('tracer');
      const message = { kind: 'check', wasm: outcome.wasm, options } as const;
      const answer = await runTracer(worker, message, signal);
      return answer.kind === 'checked' ? answer.outcome : undefined;
    },
    run: (wasm, options) => {
      const run = runners.run(wasm, {
        ...options,
        inputMode: options.inputMode ?? getForcedInputMode(),
      });
      run.result.then(prefetchQueuedParts, () => undefined);
      return run;
    },
  };
}
