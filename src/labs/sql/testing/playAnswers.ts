import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { expandTask } from '../engine/exercise/compactTask';
import { judgeAnswer } from '../engine/exercise/judge';
import { createTask } from '../exercise/markdown/createTask';
import type { SqlFiles } from '../exercise/markdown/files';
import type { TaskData } from '../exercise/markdown/schema';
import { listFaults } from './listFaults';

/** Exercise or step of SQL, as read from its folder. */
type Folder = SqlFiles & { readonly data: TaskData };

/** Hidden cases that the exercise of a query has at least. */
const MIN_HIDDEN_CASES = 3;

const join = (names: readonly string[]) => names.join(', ') || 'nada';

/**
 * Judges every answer in the folder of an exercise or a step.
 *
 * @returns Faults for the author: right answers that are refused, wrong ones
 * that are accepted or fail otherwise, and too few hidden cases.
 */
export function playAnswers(sqlite: Sqlite3Static, folder: Folder): string[] {
  const { data, start, solution, others, wrong } = folder;
  const task = expandTask(createTask(data, folder));
  const findFaults = (answer: string) =>
    listFaults(judgeAnswer(sqlite, task, answer));
  const hidden = task.cases.filter(({ isHidden }) => isHidden).length;
  const problems =
    data.tarea === 'consulta' && hidden < MIN_HIDDEN_CASES
      ? [
          `se esperaba: ${MIN_HIDDEN_CASES} casos ocultos o más («datos-….sql»)\n  se encontró: ${hidden}`,
        ]
      : [];
  for (const [name, answer] of [
    ['solucion.sql', solution],
    ...others,
  ] as const) {
    const faults = findFaults(answer);
    if (faults.length > 0)
      problems.push(
        `${name}: la comprobación no la acepta\n  se encontró: ${join(faults)}`,
      );
  }
  if (findFaults(start).length === 0)
    problems.push('inicio.sql: ya resuelve el ejercicio');
  for (const [name, { text, faults: declared }] of wrong) {
    const found = findFaults(text);
    if ([...found].sort().join() !== [...declared].sort().join())
      problems.push(
        `${name}: falla en otra cosa\n  se esperaba: ${join(declared)}\n  se encontró: ${join(found)}`,
      );
  }
  return problems;
}
