import type { AnyExercise } from '../../../types';
import * as v from 'valibot';
import { exerciseFields } from '../../../exercise/markdown/fields';
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
import type { ExerciseOf, ExercisePage } from '../../../exercise/markdown/kind';
import { splitCommands } from '../../../kit/shell/commands';
import { createJsx } from '../../../../content/jsx';
import type { TerminalTask } from '../../engine/exercise/types';
import { conditions } from './conditions';
import {
  findComparedDirectory,
  physicalDirectoryAdvice,
} from './logicalDirectory';

/** Schema of `ejercicio.yml` in an exercise of the terminal. */
const schema = v.strictObject({
  tipo: v.literal('terminal'),
  ...exerciseFields,
  condiciones: conditions,
});

type TerminalData = v.InferOutput<typeof schema>;

export interface TerminalFiles {
  /** Set-up script, which root runs first; empty when the exercise has none. */
  readonly setUp: string;
  /** Commands of the author's solution. */
  readonly solution: string;
  /** Alternative solutions, by file name. */
  readonly others: ReadonlyMap<string, string>;
  /** Plausible wrong answers, by file name. */
  readonly wrong: ReadonlyMap<string, WrongAnswer>;
}

/** Exercise of the terminal, read from its folder. */
export type TerminalExercise = ExerciseOf<
  'terminal',
  TerminalData,
  TerminalFiles
>;

/** Format of the answers to an exercise of the terminal. */
export const answerFormat: AnswerFormat = {
  extension: 'sh',
  comment: '#',
  faults: ['condición 1', 'condición 2…'],
  minOthers: 2,
  minWrong: 2,
};

/** Reads the set-up script; it is empty when there is none. */
function readSetUp(files: ExerciseFiles): string {
  const name = 'preparar.sh';
  if (!files.has(name)) return '';
  const script = files.read(name);
  const comparedDirectory = findComparedDirectory(script);
  if (comparedDirectory !== undefined)
    files.addProblem(name, physicalDirectoryAdvice, comparedDirectory);
  return script;
}

/** Reads the set-up script and the answers. */
export function readTerminalFiles(
  files: ExerciseFiles,
  form: AnswerFormat,
): TerminalFiles {
  const solution = files.read('solucion.sh');
  return {
    setUp: readSetUp(files),
    solution,
    others: readOtherAnswers(files, solution, form),
    wrong: readWrongAnswers(files, form),
  };
}

/** Formats commands with the prompts of a shell session. */
function formatTypedCommands(script: string): string {
  return splitCommands(script)
    .map((command) => `$ ${command.replaceAll('\n', '\n> ')}`)
    .join('\n');
}

/** Creates the content of a terminal exercise's page. */
export function createPage(
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
      createCodeNode('shell-session', null, formatTypedCommands(solution)),
      // The set-up is shown with the solution because it may reveal the answer.
      ...(setUp === ''
        ? []
        : [
            createJsx('ExerciseSetUp', {}, [
              createCodeNode('bash', 'title="preparar.sh"', setUp),
            ]),
          ]),
    ],
  };
}

/** Kind of the exercises that check the state of a machine. */
export const terminalExercise = createExerciseKind('terminal', {
  schema,
  readFiles: (files) => readTerminalFiles(files, answerFormat),
  toPage: ({ condiciones }, files) => createPage(condiciones, files),
});

/** Returns true for an exercise in a terminal. */
export const isTerminalExercise = <Exercise extends AnyExercise>(
  exercise: Exercise,
): exercise is Exercise & TerminalExercise => exercise.kind === 'terminal';
