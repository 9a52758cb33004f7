import { buildRows, formatTable } from '../engine/step/traceTable';
import { trace } from '../engine/tracer';
import type { PredictStep } from '../step/markdown/predice';
import { OUTPUT_FILE } from '../step/markdown/predice';
import type { CStep } from '../step/markdown';
import { TABLE_FILE } from '../step/markdown/traza';
import type { TraceStep } from '../step/markdown/traza';
import { toStepRun } from '../step/markdown/fields';
import { programFile } from '../step/programFile';
import { createStepRequest } from '../step/run';
import { getNodeCompiler, runInNode } from './nodeCompiler';

/**
 * A file generated with the page's compiler instead of written by the author.
 */
interface GeneratedFile {
  readonly name: string;
  readonly text: string;
}

/** Generated file of a step, or the faults of its program. */
type GenerationResult =
  | { readonly generatedFile: GeneratedFile | undefined }
  | { readonly faults: readonly string[] };

const createRequest = ({
  data,
  given,
  program,
}: Pick<PredictStep | TraceStep, 'data' | 'given' | 'program'>) =>
  createStepRequest(toStepRun(data, given), program);

const createFaults = (subject: string, text = '') => ({
  faults: [`${programFile} ${subject}${text === '' ? '' : `:\n    ${text}`}`],
});

async function generateOutput(step: PredictStep): Promise<GenerationResult> {
  const { request, stdin, args, files } = createRequest(step);
  const outcome = await (await getNodeCompiler()).compile(request);
  if (outcome.kind === 'rejected')
    return createFaults('no compila', outcome.text);
  const { aviso } = step.data;
  const flags = new Set(outcome.diagnostics.map(({ flag }) => flag));
  if (aviso !== undefined && !flags.delete(aviso))
    return createFaults(`no da el aviso «${aviso}»`, outcome.text);
  if (flags.size > 0) return createFaults('da avisos', outcome.text);
  const { end, findings, stdout } = await runInNode(outcome.wasm, {
    stdin: { kind: 'preset', text: stdin },
    args,
    files,
  });
  return end.kind === 'exit' && findings.length === 0
    ? { generatedFile: { name: OUTPUT_FILE, text: stdout } }
    : createFaults('no termina bien');
}

async function generateTable(step: TraceStep): Promise<GenerationResult> {
  const { columnas, lineas } = step.data;
  const { request, ...options } = createRequest(step);
  const outcome = await trace(await getNodeCompiler(), request, options);
  if (outcome.kind === 'rejected')
    return createFaults('no compila', outcome.text);
  const { end } = outcome.trace;
  if (end.kind !== 'exit') return createFaults('no termina bien');
  const rows = buildRows(outcome.trace, columnas, lineas);
  const empty = columnas.filter((_, column) =>
    rows.every(({ cells }) => cells[column] === undefined),
  );
  return empty.length > 0
    ? createFaults(
        `no da ningún valor que quepa en una casilla a: ${empty.join(', ')}`,
      )
    : {
        generatedFile: { name: TABLE_FILE, text: formatTable(columnas, rows) },
      };
}

/** Generates the file of a step, if its kind has one. */
export async function generateStepFile(step: CStep): Promise<GenerationResult> {
  switch (step.kind) {
    case 'predice':
      return generateOutput(step);
    case 'traza':
      return generateTable(step);
    default:
      return { generatedFile: undefined };
  }
}
