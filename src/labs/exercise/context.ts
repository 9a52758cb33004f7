import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Where an exercise is done; it comes when the reader asks for it. */
export type LoadBench = () => Promise<{ readonly default: ComponentType }>;

/** What the parts of an exercise know of it. */
export interface ExerciseState {
  readonly id: string;
  readonly title: string;
  /** Whose it is, when what it needs begins to load before the page is alive. */
  readonly lab?: 'c' | 'linux' | undefined;
  /** Always the same function for each kind of exercise. */
  readonly loadBench: LoadBench;
  /** How it will be checked, after what is asked. */
  readonly terms: ReactNode;
  /** The reader has won all points, now or another day. */
  readonly isSolved: boolean;
  /** Told of each check. */
  readonly onPoints: (points: number, total: number) => void;
  /** Of a step: there is no more to find out, so its answer is told. */
  readonly isAnswerOpen: boolean;
  readonly openAnswer: () => void;
}

export const ExerciseContext = createContext<ExerciseState>({
  id: '',
  title: '',
  loadBench: () => Promise.reject(new Error('This is no exercise.')),
  terms: null,
  isSolved: false,
  onPoints: () => undefined,
  isAnswerOpen: false,
  openAnswer: () => undefined,
});

export const useExercise = (): ExerciseState => useContext(ExerciseContext);
