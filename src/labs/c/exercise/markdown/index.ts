import type { AnyExercise } from '../../../types';
import {
  describeRule,
  readConstruct,
  splitRule,
} from '../../engine/exercise/constructs';
import type { RuleKind } from '../../engine/exercise/constructs';
import type {
  ExerciseCase,
  ExerciseRule,
  ExerciseTask,
} from '../../engine/exercise/types';
import {
  readOtherAnswers,
  readWrongAnswers,
} from '../../../exercise/markdown/answers';
import type {
  AnswerFormat,
  WrongAnswer,
} from '../../../exercise/markdown/answers';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import {
  createCodeNode,
  createExerciseKind,
} from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { schema } from './schema';
import type { CData } from './schema';

interface CFiles {
  /** Initial program. */
  readonly start: string;
  readonly solution: string;
  /** Alternative right programs, by file name. */
  readonly others: ReadonlyMap<string, string>;
  /** Plausible wrong answers, by file name. */
  readonly wrong: ReadonlyMap<string, WrongAnswer>;
}

const answerForm: AnswerFormat = {
  extension: 'c',
  comment: '//',
  faults: ['caso …', 'exige …', 'prohibe …', 'no compila'],
  minOthers: 1,
  minWrong: 2,
};

/** Exercise in C, as read from the author's folder. */
export type CExercise = ExerciseOf<'c', CData, CFiles>;

function readFiles(files: ExerciseFiles): CFiles {
  const start = files.read('inicio.c');
  const solution = files.read('solucion.c');
  if (start !== '' && start === solution)
    files.addProblem(
      'inicio.c',
      'un programa distinto de la solución',
      'el mismo',
    );
  return {
    start,
    solution,
    others: readOtherAnswers(files, solution, answerForm),
    wrong: readWrongAnswers(files, answerForm),
  };
}

function toCase(data: CData['casos'][number]): ExerciseCase {
  return {
    name: data.nombre,
    output: data.salida,
    ...(data.entrada !== undefined && { input: data.entrada }),
    ...(data.estado !== 0 && { status: data.estado }),
    ...(!data.visible && { hidden: true }),
    ...(data.cambia && { changes: data.cambia }),
    ...(data.finge && { replacements: data.finge }),
    ...(data.espacios && { spaces: data.espacios }),
    ...(data.argumentos !== undefined && { args: data.argumentos }),
  };
}

/**
 * Builds the rules with their sentences at build time: the page has only those
 * that it shows.
 */
const toRule =
  (rule: RuleKind) =>
  (text: string): readonly ExerciseRule[] => {
    const construct = readConstruct(text);
    return construct
      ? [
          {
            rule,
            construct: splitRule(text).construct,
            says: describeRule(rule, construct),
          },
        ]
      : [];
  };

/** Author's fields on how a program is graded. */
export type TaskData = Pick<
  CData,
  'estandar' | 'espacios' | 'casos' | 'exige' | 'prohibe'
>;

/** Builds the task that the judge grades. */
export function createTask(data: TaskData): ExerciseTask {
  return {
    standard: data.estandar,
    spaces: data.espacios,
    cases: data.casos.map(toCase),
    rules: [
      ...data.exige.flatMap(toRule('required')),
      ...data.prohibe.flatMap(toRule('forbidden')),
    ],
  };
}

const createProgramBlock = (title: string, text: string) =>
  createCodeNode('c', `title="${title}"`, text);

/** Kind of exercise in which the reader writes a C program. */
export const cExercise = createExerciseKind('c', {
  schema,
  readFiles,
  toPage: (data, { start, solution }) => ({
    element: 'Exercise',
    props: { start, task: createTask(data) },
    start: [createProgramBlock('inicio.c', start)],
    solution: [createProgramBlock('solucion.c', solution)],
  }),
});

/** Returns true for an exercise in C. */
export const isCExercise = <Exercise extends AnyExercise>(
  exercise: Exercise,
): exercise is Exercise & CExercise => exercise.kind === 'c';
