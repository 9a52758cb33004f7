import { createContext, useContext } from 'react';
import type { ExerciseTask } from '../engine/exercise/types';

/** What the parts of an exercise know of it. */
export interface ExerciseState {
  readonly id: string;
  readonly title: string;
  readonly task: ExerciseTask;
  /** What the reader begins with. */
  readonly start: string;
  /** A program of the reader's has won all points, now or another day. */
  readonly isSolved: boolean;
  /** Told of each check. */
  readonly onPoints: (points: number, total: number) => void;
}

export const ExerciseContext = createContext<ExerciseState>({
  id: '',
  title: '',
  task: {
    standard: 'c17',
    spaces: 'flexibles',
    cases: [],
    required: [],
    forbidden: [],
  },
  start: '',
  isSolved: false,
  onPoints: () => undefined,
});

export const useExercise = (): ExerciseState => useContext(ExerciseContext);
