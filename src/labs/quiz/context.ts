import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Answer, QuestionKind } from './engine';

/** What the parts of a question know of it. */
export interface QuestionState {
  readonly kind: QuestionKind;
  readonly answers: readonly Answer[];
  /** False in the page as served: without JavaScript nothing is told. */
  readonly isLive: boolean;
  /** Indexes of the options whose reason is being told. */
  readonly told: readonly number[];
  readonly buttons?: ReactNode;
  readonly verdict?: ReactNode;
}

export const QuestionContext = createContext<QuestionState>({
  kind: 'one',
  answers: [],
  isLive: false,
  told: [],
});

export const useQuestion = (): QuestionState => useContext(QuestionContext);

/** Called once per question, when it is answered right or given up. */
export const SettleContext = createContext<(isFirstTry: boolean) => void>(
  () => undefined,
);
