import * as v from 'valibot';
import { commonFields } from '../../../exercise/markdown/fields';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { block, exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
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

interface TerminalFiles {
  /** What root runs first; empty when there is nothing to prepare. */
  readonly setUp: string;
  /** What the learner may type. */
  readonly solution: string;
  /** Other right ways, by the names of their files. */
  readonly others: ReadonlyMap<string, string>;
}

/** An exercise of the terminal as its author left it in its folder. */
export type TerminalExercise = ExerciseOf<
  'terminal',
  TerminalData,
  TerminalFiles
>;

const anotherWay = /^otra[\w-]*\.sh$/;

function readFiles(files: ExerciseFiles): TerminalFiles {
  const solution = files.read('solucion.sh');
  const names = files.names().filter((name) => anotherWay.test(name));
  if (names.length === 0)
    files.add('otra.sh', 'otra manera correcta de resolverlo', 'nada');
  const others = new Map(names.map((name) => [name, files.read(name)]));
  for (const [name, text] of others)
    if (text !== '' && text.trim() === solution.trim())
      files.add(name, 'otra manera que la de «solucion.sh»', 'la misma');
  const setUp = files.has('preparar.sh') ? files.read('preparar.sh') : '';
  return { setUp, solution, others };
}

/** Commands as they look when they are typed. */
function typed(script: string): string {
  return splitCommands(script)
    .map((command) => `$ ${command.replaceAll('\n', '\n> ')}`)
    .join('\n');
}

/** Exercises of the terminal: a machine to leave as it is asked. */
export const terminalExercise = exerciseKind('terminal', {
  schema,
  readFiles,
  toPage: ({ condiciones }, { setUp, solution }) => {
    const task: TerminalTask = {
      conditions: condiciones,
      ...(setUp !== '' && { setUp }),
    };
    return {
      element: 'TerminalExercise',
      props: { task },
      start:
        setUp === ''
          ? []
          : [
              jsx('ExerciseSetUp', {}, [
                block('bash', 'title="preparar.sh"', setUp),
              ]),
            ],
      solution: [block('shell-session', null, typed(solution))],
    };
  },
});
