import { isSameOutput } from '../engine/exercise/compare';
import { fillBlanks } from '../engine/step/blanks';
import { shuffleLines, buildProgram } from '../engine/step/order';
import { parseTable } from '../engine/step/traceTable';
import type { CStep } from '../step/markdown';
import type { TraceStep } from '../step/markdown/traza';
import { programFile } from '../step/programFile';
import { hasAllPoints, judgeInNode } from './judgeInNode';
import { generateStepFile } from './generateStepFile';
import { explainLostPoints } from './findExerciseFaults';

/** Maximum rows of a trace table; a longer one is not a small step. */
const MAX_ROWS = 12;

type ProgramStep = Extract<CStep, { readonly kind: 'completa' | 'ordena' }>;

/**
 * Checks that the author's program earns all points and the initial one does
 * not.
 */
async function findProgramFaults(
  { data, given, program }: Pick<ProgramStep, 'data' | 'given' | 'program'>,
  begun: string,
): Promise<string[]> {
  const solvedJudgement = await judgeInNode({ data, given }, program);
  if (!hasAllPoints(solvedJudgement))
    return [
      `${programFile} no gana todos los puntos:\n    ${explainLostPoints(solvedJudgement)}`,
    ];
  if (solvedJudgement.kind === 'judged' && solvedJudgement.report.text !== '')
    return [`${programFile} da avisos:\n    ${solvedJudgement.report.text}`];
  return hasAllPoints(await judgeInNode({ data, given }, begun))
    ? ['sin tocar nada ya gana todos los puntos']
    : [];
}

function findTableFaults({ data: { dadas }, output }: TraceStep): string[] {
  const rows = parseTable(output);
  const lateRows = dadas.filter((row) => row > rows.length);
  const isAsked = rows.some(
    ({ cells }, index) =>
      !dadas.includes(index + 1) && cells.some((cell) => cell !== undefined),
  );
  return [
    ...lateRows.map(
      (row) => `«dadas» nombra la fila ${row}, y la tabla tiene ${rows.length}`,
    ),
    ...(isAsked ? [] : ['la tabla no deja ninguna casilla por rellenar']),
    ...(rows.length > MAX_ROWS
      ? [
          `la tabla tiene ${rows.length} filas, y caben ${MAX_ROWS}: elige algunas con «lineas», o da menos vueltas`,
        ]
      : []),
  ];
}

async function findAnswerFaults(step: CStep): Promise<readonly string[]> {
  switch (step.kind) {
    case 'predice': {
      const { data, output } = step;
      return (data.opciones ?? [])
        .filter((option) => isSameOutput(output, option, data.espacios))
        .map(
          (option) =>
            `una de las «opciones» es lo que sale: ${JSON.stringify(option)}`,
        );
    }
    case 'completa':
      return findProgramFaults(step, fillBlanks(step.pieces, []));
    case 'ordena':
      return findProgramFaults(
        step,
        buildProgram(step, shuffleLines(step.lines, step.data.sobran)),
      );
    case 'traza':
      return findTableFaults(step);
  }
}

/**
 * Finds the faults of a step with the page's compiler and judge. Its generated
 * file must be up to date, and its answer right.
 */
export async function findStepFaults(step: CStep): Promise<readonly string[]> {
  const generation = await generateStepFile(step);
  if ('faults' in generation) return generation.faults;
  const { generatedFile } = generation;
  if (generatedFile && 'output' in step && generatedFile.text !== step.output)
    return [
      `${generatedFile.name} no es lo que da el programa: escríbelo con «npm run lesson -- LECCIÓN --escribe»\n    se esperaba: ${JSON.stringify(generatedFile.text)}\n    se encontró: ${JSON.stringify(step.output)}`,
    ];
  return findAnswerFaults(step);
}
