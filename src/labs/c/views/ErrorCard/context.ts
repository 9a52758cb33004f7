import { createContext, useContext } from 'react';
import type { Place, SourceFile } from '../../engine/types';

/** Data shared by the cards of a program. */
export interface CardContextValue {
  readonly files: readonly SourceFile[];
  /** Moves the reader to a place of the code. */
  readonly onGoTo?: (place: Place) => void;
  /** Heading level above the cards; the cards use the next one. */
  readonly level: 2 | 3 | 4 | 5;
}

export const CardContext = createContext<CardContextValue>({
  files: [],
  level: 3,
});

export const useCardContext = () => useContext(CardContext);
