import { runProgram } from '../runner';
import type { Inspector } from '../runner/inspector';
import type { CCompiler, CompileRequest, SourceFile } from '../types';
import { prepareProgram } from './prepare';
import { Recorder, DEFAULT_MAX_STEPS } from './record/recorder';
import { watchReads } from './record/watchReads';
import type { Trace, TraceOptions, TraceOutcome } from './types';
import { hookModule } from './wasm/hooks';

/**
 * Runs a program compiled with debug information and records its steps. The
 * program behaves as without the tracer: the inserted calls only observe.
 *
 * @param onStarted Called when the program itself begins.
 */
export async function traceProgram(
  wasm: Uint8Array,
  sources: readonly SourceFile[],
  { stdin, args = [], files = [], maxSteps = DEFAULT_MAX_STEPS }: TraceOptions,
  onStarted: () => void = () => undefined,
): Promise<Trace> {
  const program = prepareProgram(wasm, sources);
  let getMemory = (): ArrayBuffer => new ArrayBuffer();
  const recorder = new Recorder(program, maxSteps, () => getMemory());
  const inspector: Inspector = {
    module: hookModule,
    functions: recorder.createHooks(),
    attachMemory: (view) => {
      getMemory = view;
    },
    wrapSystemCalls: (calls) =>
      watchReads(calls, recorder.createHooks().write, () => getMemory()),
  };
  const { end } = await runProgram(
    program.wasm,
    {
      stdin: { kind: 'preset', text: stdin },
      args,
      files,
      inputMode: 'replay',
    },
    {
      emit: (event) => {
        if (event.kind === 'started') onStarted();
        recorder.recordEvent(event);
      },
      nextInput: () => Promise.resolve(undefined),
    },
    inspector,
  );
  return recorder.buildTrace(end, sources);
}

/** Compiles a program and traces it. */
export async function trace(
  compiler: CCompiler,
  request: CompileRequest,
  options: TraceOptions,
): Promise<TraceOutcome> {
  const outcome = await compiler.compile({ ...request, debugInfo: true });
  return outcome.kind === 'rejected'
    ? outcome
    : {
        kind: 'trace',
        trace: await traceProgram(outcome.wasm, request.files, options),
      };
}
