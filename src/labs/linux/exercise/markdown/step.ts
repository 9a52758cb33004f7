import * as v from 'valibot';
import { stepFields } from '../../../exercise/markdown/fields';
import { exerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { answerForm, pageOf, readTerminalFiles } from '.';
import type { TerminalFiles } from '.';
import { conditions } from './conditions';

/** What `paso.yml` holds of a step in the terminal. */
const schema = v.strictObject({
  tipo: v.literal('terminal'),
  ...stepFields,
  condiciones: conditions,
});

type TerminalStepData = v.InferOutput<typeof schema>;

/** A step in the terminal as its author left it in its folder. */
export type TerminalStep = ExerciseOf<
  'terminal',
  TerminalStepData,
  TerminalFiles
>;

/** How it is called on the page. */
export const terminalStepName = 'Hazlo en la terminal';

/** Steps in the terminal: as its exercises, but smaller, and one way is enough. */
export const terminalStep = exerciseKind('terminal', {
  schema,
  readFiles: (files) =>
    readTerminalFiles(files, {
      ...answerForm,
      fewestOthers: 0,
      fewestWrong: 0,
    }),
  toPage: ({ condiciones }, files) => pageOf(condiciones, files),
});
