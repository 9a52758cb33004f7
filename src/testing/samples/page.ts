import type {
  CCompiler,
  RunEnd,
  RunOptions,
  RunResult,
  RuntimeFinding,
} from '../../labs/engine/c/types';
import type { Attempt, Run } from './attempt';
import type { Sample } from './collect';
import { argumentsOf, toSource } from './source';

/** What a page compiles, runs and explains with. */
export interface PageTools {
  readonly compiler: CCompiler;
  readonly run: (
    wasm: Uint8Array,
    options: RunOptions,
  ) => Promise<RunResult & { stdout: string; stderr: string }>;
  /** In the words that readers are shown. */
  readonly describeFinding: (finding: RuntimeFinding) => string;
  readonly describeEnd: (end: RunEnd) => string;
}

async function run(
  tools: PageTools,
  wasm: Uint8Array,
  sample: Sample,
): Promise<Run> {
  const { stdout, stderr, end, findings } = await tools.run(wasm, {
    stdin: { kind: 'preset', text: sample.fence.stdin ?? '' },
    args: argumentsOf(sample),
  });
  return {
    stdout,
    stderr,
    status: end.kind === 'exit' ? end.status : undefined,
    findings: [
      ...findings.map(tools.describeFinding),
      ...(end.kind === 'exit' ? [] : [tools.describeEnd(end)]),
    ],
  };
}

/** Compiles a sample as a page does, and runs it if the page does. */
export async function tryOnPage(
  tools: PageTools,
  sample: Sample,
): Promise<Attempt> {
  const { standard, runnable } = sample.fence;
  const outcome = await tools.compiler.compile({
    files: [toSource(sample)],
    ...(standard === undefined ? {} : { standard }),
  });
  const { diagnostics, text } = outcome;
  return {
    tool: 'página',
    messages: text,
    compiled: outcome.kind === 'program',
    firstError:
      diagnostics.find(({ severity }) => severity === 'error')?.message ?? text,
    warnings: diagnostics
      .filter(({ severity }) => severity === 'warning')
      .map(({ flag, message }) => flag ?? message),
    run:
      outcome.kind === 'program' && runnable
        ? await run(tools, outcome.wasm, sample)
        : undefined,
  };
}
