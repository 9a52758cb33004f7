import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Answer, QuestionKind } from './engine';

/** State of a question that its parts share. */
export interface QuestionState {
  readonly kind: QuestionKind;
  readonly answers: readonly Answer[];
  /**
   * False in the served HTML and without JavaScript; all the reasons are then
   * in a closed `<details>`.
   */
  readonly isInteractive: boolean;
  /** Indexes of the options whose reason is shown. */
  readonly revealedOptions: readonly number[];
  readonly buttons?: ReactNode;
  readonly verdict?: ReactNode;
}

export const QuestionContext = createContext<QuestionState>({
  kind: 'one',
  answers: [],
  isInteractive: false,
  revealedOptions: [],
});

export const useQuestion = (): QuestionState => useContext(QuestionContext);

/**
 * Called once per question, when it is answered correctly or its answer is
 * revealed.
 */
export const SettleContext = createContext<(isFirstTry: boolean) => void>(
  () => undefined,
);
