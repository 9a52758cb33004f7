import { runProgram } from '../runner';
import type { Inspector } from '../runner/inspector';
import type { CCompiler, CompileRequest, SourceFile } from '../types';
import { prepare } from './prepare';
import { Recorder, defaultMaxSteps } from './record/recorder';
import { watchReads } from './record/reads';
import type { Trace, TraceOptions, TraceOutcome } from './types';
import { hookModule } from './wasm/hooks';

/**
 * Runs a program that was compiled with debug information and takes down each
 * step. What the program does and writes is what it does without being followed:
 * only calls that look were put between its instructions.
 *
 * @param started Called when the program itself begins.
 */
export async function traceProgram(
  wasm: Uint8Array,
  sources: readonly SourceFile[],
  { stdin, args = [], files = [], maxSteps = defaultMaxSteps }: TraceOptions,
  started: () => void = () => undefined,
): Promise<Trace> {
  const program = prepare(wasm, sources);
  let memory = (): ArrayBuffer => new ArrayBuffer();
  const recorder = new Recorder(program, maxSteps, () => memory());
  const inspector: Inspector = {
    module: hookModule,
    functions: recorder.hooks(),
    attach: (view) => {
      memory = view;
    },
    system: (calls) =>
      watchReads(calls, recorder.hooks().write, () => memory()),
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
        if (event.kind === 'started') started();
        recorder.hear(event);
      },
      nextInput: () => Promise.resolve(undefined),
    },
    inspector,
  );
  return recorder.finish(end, sources);
}

/** Compiles a program and follows it step by step. */
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
