import * as v from 'valibot';
import { commonFields } from '../../../exercise/markdown/fields';
import { readOthers, readWrong } from '../../../exercise/markdown/answers';
import type {
  AnswerForm,
  WrongAnswer,
} from '../../../exercise/markdown/answers';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf, ExercisePage } from '../../../exercise/markdown/kind';
import { splitCommands } from '../../../kit/shell/commands';
import { jsx } from '../../../../remark/jsx';
import type { TerminalTask } from '../../engine/exercise/types';
import { conditions } from './conditions';

/** What `ejercicio.yml` holds of an exercise of the terminal. */
const schema = v.strictObject({
  tipo: v.literal('terminal'),
  ...commonFields,
  condiciones: conditions,
});

type TerminalData = v.InferOutput<typeof schema>;

export interface TerminalFiles {
  /** What root runs first; empty when there is nothing to prepare. */
  readonly setUp: string;
  /** What the learner may type. */
  readonly solution: string;
  /** Other right ways, by the names of their files. */
  readonly others: ReadonlyMap<string, string>;
  /** Plausible wrong ones, by the names of their files. */
  readonly wrong: ReadonlyMap<string, WrongAnswer>;
}

/** An exercise of the terminal as its author left it in its folder. */
export type TerminalExercise = ExerciseOf<
  'terminal',
  TerminalData,
  TerminalFiles
>;

/** How the answers to an exercise of the terminal are written. */
export const answerForm: AnswerForm = {
  extension: 'sh',
  comment: '#',
  faults: ['condición 1', 'condición 2…'],
  fewestOthers: 2,
  fewestWrong: 2,
};

/** Reads how the machine is prepared, and the answers in it. */
export function readTerminalFiles(
  files: ExerciseFiles,
  form: AnswerForm,
): TerminalFiles {
  const solution = files.read('solucion.sh');
  return {
    setUp: files.has('preparar.sh') ? files.read('preparar.sh') : '',
    solution,
    others: readOthers(files, solution, form),
    wrong: readWrong(files, form),
  };
}

/** Commands as they look when they are typed. */
function typed(script: string): string {
  return splitCommands(script)
    .map((command) => `$ ${command.replaceAll('\n', '\n> ')}`)
    .join('\n');
}

/** What the page of a machine to leave as it is asked has. */
export function pageOf(
  conditions: TerminalTask['conditions'],
  { setUp, solution }: TerminalFiles,
): ExercisePage {
  const task: TerminalTask = {
    conditions,
    ...(setUp !== '' && { setUp }),
  };
  return {
    element: 'TerminalExercise',
    props: { task },
    start: [],
    solution: [
      block('shell-session', null, typed(solution)),
      // It may tell the answer.
      ...(setUp === ''
        ? []
        : [
            jsx('ExerciseSetUp', {}, [
              block('bash', 'title="preparar.sh"', setUp),
            ]),
          ]),
    ],
  };
}

/** Exercises of the terminal: a machine to leave as it is asked. */
export const terminalExercise = exerciseKind('terminal', {
  schema,
  readFiles: (files) => readTerminalFiles(files, answerForm),
  toPage: ({ condiciones }, files) => pageOf(condiciones, files),
});
