import {
  readOtherAnswers,
  readWrongAnswers,
} from '../../../exercise/markdown/answers';
import type {
  AnswerFormat,
  WrongAnswer,
} from '../../../exercise/markdown/answers';
import type { ExerciseFiles } from '../../../exercise/markdown/files';

/** Hidden case that an author wrote. */
interface OwnCase {
  readonly name: string;
  readonly setUp: string;
}

/** Files of an exercise or a step of SQL. */
export interface SqlFiles {
  /** Statements that run after the sample database; empty when there are none. */
  readonly setUp: string;
  /** Hidden cases of the author, each a whole database. */
  readonly cases: readonly OwnCase[];
  /** Initial text of the editor. */
  readonly start: string;
  readonly solution: string;
  /** Alternative right answers, by file name. */
  readonly others: ReadonlyMap<string, string>;
  /** Plausible wrong answers, by file name. */
  readonly wrong: ReadonlyMap<string, WrongAnswer>;
}

/** Format of the answers to an exercise of SQL. */
export const answerFormat: AnswerFormat = {
  extension: 'sql',
  comment: '--',
  faults: [
    'filas',
    'orden',
    'columnas',
    'error',
    'tabla …',
    'paso 2',
    'regla 1',
  ],
  minOthers: 2,
  minWrong: 3,
};

/**
 * Reads a hidden case: its first line is a comment with the name that learners
 * see.
 */
function readOwnCase(files: ExerciseFiles, name: string): OwnCase {
  const setUp = files.read(name);
  const [, title] = /^-- (.+)\n/.exec(setUp) ?? [];
  if (setUp !== '' && title === undefined)
    files.addProblem(
      `${name}, línea 1`,
      'un comentario con el nombre del caso: «-- sin filas»',
      `"${setUp.split('\n')[0] ?? ''}"`,
    );
  return { name: title ?? name, setUp };
}

/** Reads the files of an exercise or a step. */
export function readSqlFiles(
  files: ExerciseFiles,
  form: AnswerFormat,
): SqlFiles {
  const solution = files.read('solucion.sql');
  const start = files.read('inicio.sql');
  if (start !== '' && start.trim() === solution.trim())
    files.addProblem(
      'inicio.sql',
      'un texto distinto de la solución',
      'el mismo',
    );
  return {
    setUp: files.has('preparar.sql') ? files.read('preparar.sql') : '',
    cases: files
      .listNames()
      .filter((name) => /^datos-[\w-]*\.sql$/.test(name))
      .map((name) => readOwnCase(files, name)),
    start,
    solution,
    others: readOtherAnswers(files, solution, form),
    wrong: readWrongAnswers(files, form),
  };
}
