import type { AnyStep } from '../../../types';
import * as v from 'valibot';
import { stepFields } from '../../../exercise/markdown/fields';
import { createExerciseKind } from '../../../exercise/markdown/kind';
import type { ExerciseOf } from '../../../exercise/markdown/kind';
import { answerFormat, createPage, readTerminalFiles } from '.';
import type { TerminalFiles } from '.';
import { conditions } from './conditions';

/** Schema of `paso.yml` in a step of the terminal. */
const schema = v.strictObject({
  tipo: v.literal('terminal'),
  ...stepFields,
  condiciones: conditions,
});

type TerminalStepData = v.InferOutput<typeof schema>;

/** Step of the terminal, read from its folder. */
export type TerminalStep = ExerciseOf<
  'terminal',
  TerminalStepData,
  TerminalFiles
>;

/** Name of this kind of step, as readers see it. */
export const terminalStepName = 'Hazlo en la terminal';

/**
 * Kind of the steps in the terminal: shorter than an exercise, and without
 * alternative or wrong answers.
 */
export const terminalStep = createExerciseKind('terminal', {
  schema,
  readFiles: (files) =>
    readTerminalFiles(files, {
      ...answerFormat,
      minOthers: 0,
      minWrong: 0,
    }),
  toPage: ({ condiciones }, files) => createPage(condiciones, files),
});

/** Returns true for a step in a terminal. */
export const isTerminalStep = <Step extends AnyStep>(
  step: Step,
): step is Step & TerminalStep => step.kind === 'terminal';
