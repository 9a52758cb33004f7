import { createContext, useContext } from 'react';
import type { Place, SourceFile } from '../../engine/types';

/** What the cards of one program share. */
export interface Program {
  readonly files: readonly SourceFile[];
  /** Takes the reader to a place of the code. */
  readonly onGoTo?: (place: Place) => void;
  /** Of the heading over the cards; theirs is one more. */
  readonly level: 2 | 3 | 4 | 5;
}

export const ProgramContext = createContext<Program>({ files: [], level: 3 });

export const useProgram = () => useContext(ProgramContext);
