import { buildRows, formatTable } from '../engine/step/traceTable';
import { trace } from '../engine/tracer';
import type { CompileRequest } from '../engine/types';
import type { PredictStep } from '../step/markdown/predice';
import { OUTPUT_FILE } from '../step/markdown/predice';
import type { CStep } from '../step/markdown';
import { TABLE_FILE } from '../step/markdown/traza';
import type { TraceStep } from '../step/markdown/traza';
import { programFile } from '../step/programFile';
import { nodeCompiler, runInNode } from './nodeCompiler';

/**
 * A file generated with the page's compiler instead of written by the author.
 */
interface GeneratedFile {
  readonly name: string;
  readonly text: string;
}

/** Generated file of a step, or the faults of its program. */
type GenerationResult =
  | { readonly made: GeneratedFile | undefined }
  | { readonly faults: readonly string[] };

const requestOf = ({
  data,
  program,
}: Pick<PredictStep | TraceStep, 'data' | 'program'>): CompileRequest => ({
  files: [{ name: programFile, text: program }],
  standard: data.estandar,
});

const createFaults = (what: string, text = '') => ({
  faults: [`${programFile} ${what}${text === '' ? '' : `:\n    ${text}`}`],
});

async function generateOutput(step: PredictStep): Promise<GenerationResult> {
  const outcome = await (await nodeCompiler()).compile(requestOf(step));
  if (outcome.kind === 'rejected')
    return createFaults('no compila', outcome.text);
  const { aviso } = step.data;
  const flags = new Set(outcome.diagnostics.map(({ flag }) => flag));
  if (aviso !== undefined && !flags.delete(aviso))
    return createFaults(`no da el aviso «${aviso}»`, outcome.text);
  if (flags.size > 0) return createFaults('da avisos', outcome.text);
  const { end, findings, stdout } = await runInNode(outcome.wasm, {
    stdin: { kind: 'preset', text: step.data.entrada ?? '' },
  });
  return end.kind === 'exit' && findings.length === 0
    ? { made: { name: OUTPUT_FILE, text: stdout } }
    : createFaults('no termina bien');
}

async function generateTable(step: TraceStep): Promise<GenerationResult> {
  const { columnas, lineas, entrada = '' } = step.data;
  const outcome = await trace(await nodeCompiler(), requestOf(step), {
    stdin: entrada,
  });
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
    : { made: { name: TABLE_FILE, text: formatTable(columnas, rows) } };
}

/** Generates the file of a step, if its kind has one. */
export async function generateStepFile(step: CStep): Promise<GenerationResult> {
  switch (step.kind) {
    case 'predice':
      return generateOutput(step);
    case 'traza':
      return generateTable(step);
    default:
      return { made: undefined };
  }
}
