import { rowsOf, writeTable } from '../engine/step/traceTable';
import { trace } from '../engine/tracer';
import type { CompileRequest } from '../engine/types';
import type { PredictStep } from '../step/markdown/predice';
import { outputName } from '../step/markdown/predice';
import type { CStep } from '../step/markdown';
import { tableName } from '../step/markdown/traza';
import type { TraceStep } from '../step/markdown/traza';
import { programFile } from '../step/programFile';
import { nodeCompiler, runInNode } from './nodeCompiler';

/**
 * A file generated with the page's compiler instead of written by the author.
 */
interface Made {
  readonly name: string;
  readonly text: string;
}

/** Generated file of a step, or the faults of its program. */
type Making =
  { readonly made: Made | undefined } | { readonly faults: readonly string[] };

const requestOf = ({
  data,
  program,
}: Pick<PredictStep | TraceStep, 'data' | 'program'>): CompileRequest => ({
  files: [{ name: programFile, text: program }],
  standard: data.estandar,
});

const unfit = (what: string, text = '') => ({
  faults: [`${programFile} ${what}${text === '' ? '' : `:\n    ${text}`}`],
});

async function makeOutput(step: PredictStep): Promise<Making> {
  const outcome = await (await nodeCompiler()).compile(requestOf(step));
  if (outcome.kind === 'rejected') return unfit('no compila', outcome.text);
  const { aviso } = step.data;
  const flags = new Set(outcome.diagnostics.map(({ flag }) => flag));
  if (aviso !== undefined && !flags.delete(aviso))
    return unfit(`no da el aviso «${aviso}»`, outcome.text);
  if (flags.size > 0) return unfit('da avisos', outcome.text);
  const { end, findings, stdout } = await runInNode(outcome.wasm, {
    stdin: { kind: 'preset', text: step.data.entrada ?? '' },
  });
  return end.kind === 'exit' && findings.length === 0
    ? { made: { name: outputName, text: stdout } }
    : unfit('no termina bien');
}

async function makeTable(step: TraceStep): Promise<Making> {
  const { columnas, lineas, entrada = '' } = step.data;
  const outcome = await trace(await nodeCompiler(), requestOf(step), {
    stdin: entrada,
  });
  if (outcome.kind === 'rejected') return unfit('no compila', outcome.text);
  const { end } = outcome.trace;
  if (end.kind !== 'exit') return unfit('no termina bien');
  const rows = rowsOf(outcome.trace, columnas, lineas);
  const empty = columnas.filter((_, column) =>
    rows.every(({ cells }) => cells[column] === undefined),
  );
  return empty.length > 0
    ? unfit(
        `no da ningún valor que quepa en una casilla a: ${empty.join(', ')}`,
      )
    : { made: { name: tableName, text: writeTable(columnas, rows) } };
}

/** Generates the file of a step, if its kind has one. */
export async function makeStep(step: CStep): Promise<Making> {
  switch (step.kind) {
    case 'predice':
      return makeOutput(step);
    case 'traza':
      return makeTable(step);
    default:
      return { made: undefined };
  }
}
