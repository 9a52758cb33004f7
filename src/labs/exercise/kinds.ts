import { cExercise } from '../c/exercise/markdown';
import { terminalExercise } from '../linux/exercise/markdown';

/**
 * The kinds of exercises, by the `tipo` of `ejercicio.yml`, as the build reads
 * them. What the page does with each is in `src/labs/elements.ts`.
 */
export const exerciseKinds = {
  c: cExercise,
  terminal: terminalExercise,
};

/** The one whose files are looked for when `tipo` names none. */
export const usualKind = 'c';

type Kind = (typeof exerciseKinds)[keyof typeof exerciseKinds];

/** Any exercise, read. */
export type Exercise = Extract<
  ReturnType<ReturnType<Kind['read']>>,
  { readonly exercise: unknown }
>['exercise'];
