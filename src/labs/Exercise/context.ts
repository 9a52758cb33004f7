import { createContext, useContext } from 'react';
import type { ExerciseTask } from '../engine/exercise/types';

/** What the parts of an exercise know of it. */
export interface ExerciseState {
  readonly id: string;
  readonly task: ExerciseTask;
  readonly start: string;
}

export const ExerciseContext = createContext<ExerciseState>({
  id: '',
  task: {
    standard: 'c17',
    spaces: 'flexibles',
    cases: [],
    required: [],
    forbidden: [],
  },
  start: '',
});

export const useExercise = (): ExerciseState => useContext(ExerciseContext);
