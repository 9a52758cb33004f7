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
import { readOthers, readWrong } from '../../../exercise/markdown/answers';
import type {
  AnswerForm,
  WrongAnswer,
} from '../../../exercise/markdown/answers';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { schema } from './schema';
import type { CData } from './schema';

interface CFiles {
  /** What the reader begins with. */
  readonly start: string;
  readonly solution: string;
  /** Other right programs, by the names of their files. */
  readonly others: ReadonlyMap<string, string>;
  /** Plausible wrong answers, by the names of their files. */
  readonly wrong: ReadonlyMap<string, WrongAnswer>;
}

const answerForm: AnswerForm = {
  extension: 'c',
  comment: '//',
  faults: ['caso …', 'exige …', 'prohibe …', 'no compila'],
  fewestOthers: 1,
  fewestWrong: 2,
};

/** An exercise in C as its author left it in its folder. */
export type CExercise = ExerciseOf<'c', CData, CFiles>;

function readFiles(files: ExerciseFiles): CFiles {
  const start = files.read('inicio.c');
  const solution = files.read('solucion.c');
  if (start !== '' && start === solution)
    files.add('inicio.c', 'un programa distinto de la solución', 'el mismo');
  return {
    start,
    solution,
    others: readOthers(files, solution, answerForm),
    wrong: readWrong(files, answerForm),
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

/** Told here: pages bring no sentences but those that they show. */
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

/** What authors say of how a program is judged. */
export type TaskData = Pick<
  CData,
  'estandar' | 'espacios' | 'casos' | 'exige' | 'prohibe'
>;

/** What the judge of programs has to know of it. */
export function taskOf(data: TaskData): ExerciseTask {
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

const program = (title: string, text: string) =>
  block('c', `title="${title}"`, text);

/** Exercises in C: a program to write. */
export const cExercise = exerciseKind('c', {
  schema,
  readFiles,
  toPage: (data, { start, solution }) => ({
    element: 'Exercise',
    props: { start, task: taskOf(data) },
    start: [program('inicio.c', start)],
    solution: [program('solucion.c', solution)],
  }),
});
