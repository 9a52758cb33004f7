import { nodeCompiler, runInNode } from './nodeCompiler';
import { judge } from '../engine/exercise/judge';
import type { Judgement, RunCase } from '../engine/exercise/judge';
import { taskOf } from '../exercise/markdown';
import type { CExercise } from '../exercise/markdown';

const inNode: RunCase = (wasm, options) => runInNode(wasm, options);

const judged = async (folder: CExercise, source: string) =>
  judge(taskOf(folder.data), source, await nodeCompiler(), inNode);

function reasons(judgement: Judgement): string {
  if (judgement.kind === 'rejected') return judgement.outcome.text;
  const { cases, rules } = judgement;
  return [
    ...cases
      .filter(({ faults }) => faults.length > 0)
      .map(
        ({ test, run, faults }) =>
          `caso «${test.name}» (${faults.map(({ kind }) => kind).join(', ')}); escribió: ${JSON.stringify(run.stdout)}`,
      ),
    ...rules
      .filter(({ isKept }) => !isKept)
      .map(({ construct, rule }) => `${rule}: ${JSON.stringify(construct)}`),
  ].join('\n    ');
}

/**
 * What an exercise has wrong, found by the compiler and the judge of the page:
 * its solution must win all points without a warning, its start must not.
 */
export async function playExercise(folder: CExercise): Promise<string[]> {
  const { data, start, solution } = folder;
  const faults: string[] = [];
  const solved = await judged(folder, solution);
  if (solved.kind === 'rejected' || solved.points < solved.total)
    faults.push(`solucion.c no gana todos los puntos:\n    ${reasons(solved)}`);
  else if (solved.report.text !== '')
    faults.push(`solucion.c da avisos:\n    ${solved.report.text}`);
  const begun = await judged(folder, start);
  const compiles = begun.kind === 'judged';
  if (compiles && data.inicio_falla)
    faults.push('inicio.c compila, y «inicio_falla» dice que no');
  if (!compiles && !data.inicio_falla)
    faults.push(`inicio.c no compila:\n    ${reasons(begun)}`);
  if (compiles && begun.points === begun.total)
    faults.push('inicio.c ya gana todos los puntos');
  return faults;
}
