import { createContext, useContext } from 'react';
import type { ExerciseTask } from '../engine/exercise/types';

/** A program to write. */
export interface CWork {
  readonly task: ExerciseTask;
  /** What the reader begins with. */
  readonly start: string;
}

export const CWorkContext = createContext<CWork | undefined>(undefined);

/** For what only an exercise in C has. */
export function useCWork(): CWork {
  const work = useContext(CWorkContext);
  if (!work) throw new Error('This exercise is not in C.');
  return work;
}
