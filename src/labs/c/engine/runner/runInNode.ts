import { runProgram } from '.';
import type { RunEvent, RunOptions, RunResult } from '../types';

/** Options of a run in Node: the input is preset, or typed line by line. */
export type NodeRunOptions = Omit<RunOptions, 'stdin'> & {
  readonly stdin?: RunOptions['stdin'];
  /**
   * Inputs typed one at a time, each when the program waits; then the input
   * ends.
   */
  readonly typedLines?: readonly string[];
};

/** Result of a run, with its complete output and its events. */
export type NodeRun = RunResult & {
  readonly stdout: string;
  readonly stderr: string;
  readonly events: readonly RunEvent[];
};

/** Runs a compiled program in Node, for tests in the `node` environment. */
export async function runInNode(
  wasm: Uint8Array,
  { typedLines, stdin, ...options }: NodeRunOptions = {},
): Promise<NodeRun> {
  const events: RunEvent[] = [];
  const pendingInput = [...(typedLines ?? [])];
  const preset = { kind: 'preset', text: '' } as const;
  const result = await runProgram(
    wasm,
    {
      ...options,
      stdin: stdin ?? (typedLines ? { kind: 'interactive' } : preset),
    },
    {
      emit: (event) => {
        events.push(event);
      },
      nextInput: () => Promise.resolve(pendingInput.shift()),
    },
  );
  const joinText = (stream: 'stdout' | 'stderr') =>
    events
      .map((event) =>
        event.kind === 'output' && event.stream === stream ? event.text : '',
      )
      .join('');
  return {
    ...result,
    stdout: joinText('stdout'),
    stderr: joinText('stderr'),
    events,
  };
}
