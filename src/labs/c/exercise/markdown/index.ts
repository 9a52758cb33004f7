import type { AnyExercise } from '../../../types';
import { splitFiles } from '../../engine/joinedFiles';
import type { SourceFile } from '../../engine/types';
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
import { createExerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { createFileBlock, readGivenFiles } from './givenFiles';
import { schema } from './schema';
import type { CData } from './schema';

interface CFiles {
  /** Files that the exercise gives besides the initial program. */
  readonly given: readonly SourceFile[];
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
    given: readGivenFiles(files),
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
    ...(data.archivos && { files: data.archivos }),
    ...(data.solo_lectura && { readOnly: data.solo_lectura }),
    ...(data.deja && { leaves: data.deja }),
    ...(data.errores !== undefined && { errors: data.errores }),
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
> & {
  /** Name of the learner's main file. */
  readonly archivo?: string | undefined;
};

/**
 * Builds the task that the judge grades.
 *
 * @param givenFiles Files that the exercise gives, from its `archivos` folder.
 */
export function createTask(
  data: TaskData,
  givenFiles: readonly SourceFile[] = [],
): ExerciseTask {
  return {
    ...(data.archivo !== undefined && { file: data.archivo }),
    ...(givenFiles.length > 0 && { given: givenFiles }),
    standard: data.estandar,
    spaces: data.espacios,
    cases: data.casos.map(toCase),
    rules: [
      ...data.exige.flatMap(toRule('required')),
      ...data.prohibe.flatMap(toRule('forbidden')),
    ],
  };
}

/** Creates a block for each file of a program, under the name of its file. */
const createProgramBlocks = (name: string, text: string) =>
  splitFiles(text, name).map(createFileBlock);

/** Kind of exercise in which the reader writes a C program. */
export const cExercise = createExerciseKind('c', {
  schema,
  readFiles,
  toPage: (data, { given, start, solution }) => ({
    element: 'Exercise',
    props: { start, task: createTask(data, given) },
    start: [
      ...createProgramBlocks(data.archivo ?? 'inicio.c', start),
      ...given.map(createFileBlock),
    ],
    solution: createProgramBlocks(data.archivo ?? 'solucion.c', solution),
  }),
});

/** Returns true for an exercise in C. */
export const isCExercise = <Exercise extends AnyExercise>(
  exercise: Exercise,
): exercise is Exercise & CExercise => exercise.kind === 'c';
