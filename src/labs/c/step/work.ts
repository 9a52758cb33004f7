import { createContext, useContext } from 'react';
import type { Token } from '../../../components/CodeBlock/tokens';
import type { ExerciseTask, Spacing } from '../engine/exercise/types';
import type { StepRun } from './run';

/** Program whose output the reader predicts. */
export interface PredictWork extends StepRun {
  readonly kind: 'predice';
  readonly code: readonly Token[];
  readonly spaces: Spacing;
  readonly output: string;
  /** The right output among wrong ones; if absent, the reader types it. */
  readonly options?: readonly string[];
}

/** A program with blanks, graded like an exercise. */
interface BlanksWork {
  readonly kind: 'completa';
  /** Code with a placeholder at each blank. */
  readonly code: readonly Token[];
  /** Lengths of the author's solutions, in characters. */
  readonly widths: readonly number[];
  readonly task: ExerciseTask;
}

/** Lines to order, graded as a program. */
interface OrderWork {
  readonly kind: 'ordena';
  /** Code before and after the lines. */
  readonly head: readonly Token[];
  readonly tail: readonly Token[];
  /** Lines in their initial order, extra lines included. */
  readonly lines: readonly (readonly Token[])[];
  readonly hasExtra: boolean;
  readonly task: ExerciseTask;
}

/** Cell of a variable without a value. */
export const NO_VALUE = '';

/** Program that the reader traces by hand. */
export interface TraceWork extends StepRun {
  readonly kind: 'traza';
  readonly code: readonly Token[];
  /** Names of variables. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** Source of the line. */
    readonly line: string;
    /** Values of the variables after the line. */
    readonly cells: readonly string[];
    /** True when the row is shown filled in. */
    readonly isGiven: boolean;
  }[];
}

/** Data of a step, by its kind. */
export type StepWork = PredictWork | BlanksWork | OrderWork | TraceWork;

export const StepContext = createContext<StepWork | undefined>(undefined);

/**
 * Returns the data of a step of one kind.
 *
 * @throws {Error} in a step of another kind.
 */
export function useStepWork<Kind extends StepWork['kind']>(
  kind: Kind,
): Extract<StepWork, { readonly kind: Kind }> {
  const work = useContext(StepContext);
  if (work?.kind !== kind) throw new Error(`This is no step of kind ${kind}.`);
  return work as Extract<StepWork, { readonly kind: Kind }>;
}
