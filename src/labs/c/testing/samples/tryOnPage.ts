import { createWatchCase } from '../createWatchCase';
import type { runInNode } from '../nodeCompiler';
import { createFilesRequest, toDataFiles } from '../../engine/programFiles';
import type { CCompiler } from '../../engine/types';
import type { NodeRun } from '../../engine/runner/runInNode';
import { explainEnd, explainFinding } from '../../explain';
import type { Attempt, Run } from './attempt';
import type { Sample } from './collect';
import { getArguments, toSource } from './source';

/** Compiler and runner of a page. */
interface PageTools {
  readonly compiler: CCompiler;
  readonly run: typeof runInNode;
}

const describeRun = ({ stdout, stderr, end, findings }: NodeRun): Run => ({
  stdout,
  stderr,
  status: end.kind === 'exit' ? end.status : undefined,
  findings: [
    ...findings.map((finding) => explainFinding(finding).summary),
    ...[explainEnd(end)?.summary ?? []].flat(),
  ],
});

/** Compiles a sample as a page does, and runs it if it is runnable. */
export async function tryOnPage(
  { compiler, run: start }: PageTools,
  sample: Sample,
): Promise<Attempt> {
  const { standard, runnable, stdin, outcome: expected } = sample.fence;
  const request = createFilesRequest(
    [toSource(sample), ...sample.files],
    standard,
  );
  const options = {
    stdin: { kind: 'preset', text: stdin ?? '' },
    args: getArguments(sample),
    files: toDataFiles(sample.files),
  } as const;
  const outcome = await compiler.compile(request);
  const { diagnostics, text } = outcome;
  const run =
    outcome.kind === 'program' && runnable
      ? await start(outcome.wasm, options)
      : undefined;
  const memory =
    run && expected.memoryFinding !== undefined
      ? await createWatchCase(compiler)(request, options, run)
      : undefined;
  return {
    tool: 'página',
    messages: text,
    compiled: outcome.kind === 'program',
    firstError:
      diagnostics.find(({ severity }) => severity === 'error')?.message ?? text,
    warnings: diagnostics
      .filter(({ severity }) => severity === 'warning')
      .map(({ flag, message }) => flag ?? message),
    run: run && describeRun(run),
    memoryFindings: (memory ?? []).map(
      (finding) => explainFinding(finding).summary,
    ),
  };
}
