import type { runInNode } from '../nodeCompiler';
import type { CCompiler } from '../../engine/types';
import { checkProgram } from '../../engine/checker';
import { explainEnd, explainFinding } from '../../explain';
import type { Attempt, Run } from './attempt';
import type { Sample } from './collect';
import { getArguments, toSource } from './source';

/** Compiler and runner of a page. */
interface PageTools {
  readonly compiler: CCompiler;
  readonly run: typeof runInNode;
}

async function run(
  { run: start }: PageTools,
  wasm: Uint8Array,
  sample: Sample,
): Promise<Run> {
  const { stdout, stderr, end, findings } = await start(wasm, {
    stdin: { kind: 'preset', text: sample.fence.stdin ?? '' },
    args: getArguments(sample),
  });
  return {
    stdout,
    stderr,
    status: end.kind === 'exit' ? end.status : undefined,
    findings: [
      ...findings.map((finding) => explainFinding(finding).summary),
      ...[explainEnd(end)?.summary ?? []].flat(),
    ],
  };
}

/**
 * Repeats the run of a sample under the memory checker, as a page does after a
 * program ends, and returns its findings.
 */
async function checkMemory(
  { compiler }: PageTools,
  sample: Sample,
): Promise<readonly string[]> {
  const { standard, stdin } = sample.fence;
  const outcome = await compiler.compile({
    files: [toSource(sample)],
    ...(standard === undefined ? {} : { standard }),
    debugInfo: true,
    unchecked: true,
  });
  if (outcome.kind !== 'program') return [];
  const { findings } = await checkProgram(outcome.wasm, {
    stdin: stdin ?? '',
    args: getArguments(sample),
  });
  return findings.map((finding) => explainFinding(finding).summary);
}

/** Compiles a sample as a page does, and runs it if it is runnable. */
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
    memoryFindings:
      sample.fence.outcome.memoryFinding === undefined
        ? []
        : await checkMemory(tools, sample),
  };
}
