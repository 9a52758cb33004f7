import { createContext, useContext } from 'react';
import type { Token } from '../../../components/CodeBlock/tokens';
import type { ExerciseTask, Spacing } from '../engine/exercise/types';
import type { Standard } from '../engine/types';

/** A program, whose output is to be foretold. */
export interface PredictWork {
  readonly kind: 'predice';
  readonly code: readonly Token[];
  readonly standard: Standard;
  readonly spaces: Spacing;
  readonly input?: string;
  readonly output: string;
  /** The right output among wrong ones; without them it is typed. */
  readonly options?: readonly string[];
}

/** A program with blanks, which is judged as an exercise is. */
interface BlanksWork {
  readonly kind: 'completa';
  /** With `blankSign` in the place of each blank. */
  readonly code: readonly Token[];
  /** Of the author's solutions. */
  readonly widths: readonly number[];
  readonly task: ExerciseTask;
}

/** Lines to put in order, which are judged as a program. */
interface OrderWork {
  readonly kind: 'ordena';
  /** What stands before and after them. */
  readonly head: readonly Token[];
  readonly tail: readonly Token[];
  /** As they are at first, those that are of no use included. */
  readonly lines: readonly (readonly Token[])[];
  readonly hasExtra: boolean;
  readonly task: ExerciseTask;
}

/** In the place of a value, where there is none. */
export const noValue = '';

/** A program to follow by hand. */
export interface TraceWork {
  readonly kind: 'traza';
  readonly code: readonly Token[];
  readonly standard: Standard;
  readonly input?: string;
  /** Names of variables. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** The code of a line. */
    readonly line: string;
    /** What the variables hold after it. */
    readonly cells: readonly string[];
    /** The reader is told. */
    readonly isGiven: boolean;
  }[];
}

/** What is to be done in a step, by its kind. */
export type StepWork = PredictWork | BlanksWork | OrderWork | TraceWork;

export const StepContext = createContext<StepWork | undefined>(undefined);

/** For what only one kind of step has. */
export function useStepWork<Kind extends StepWork['kind']>(
  kind: Kind,
): Extract<StepWork, { readonly kind: Kind }> {
  const work = useContext(StepContext);
  if (work?.kind !== kind) throw new Error(`This is no step of kind ${kind}.`);
  return work as Extract<StepWork, { readonly kind: Kind }>;
}
