import { createContext, useContext } from 'react';
import type { Place, SourceFile } from '../../engine/types';

/** Data shared by the cards of a program. */
export interface Program {
  readonly files: readonly SourceFile[];
  /** Moves the reader to a place of the code. */
  readonly onGoTo?: (place: Place) => void;
  /** Heading level above the cards; the cards use the next one. */
  readonly level: 2 | 3 | 4 | 5;
}

export const ProgramContext = createContext<Program>({ files: [], level: 3 });

export const useProgram = () => useContext(ProgramContext);
