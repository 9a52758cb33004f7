import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Loads the component in which an exercise is solved. */
export type LoadBench = () => Promise<{ readonly default: ComponentType }>;

/** State of an exercise that its parts share. */
export interface ExerciseState {
  readonly id: string;
  readonly title: string;
  /** Name of the lab, when its engine may begin to load before hydration. */
  readonly lab?: string | undefined;
  /** Must be the same function for each kind of exercise. */
  readonly loadBench: LoadBench;
  /** Conditions of the check, shown after the statement. */
  readonly terms: ReactNode;
  /** True when the reader got all the points, now or in an earlier visit. */
  readonly isSolved: boolean;
  /** Called after each check. */
  readonly onPoints: (points: number, total: number) => void;
  /** True in a solved step, whose answer is then shown. */
  readonly isAnswerOpen: boolean;
  readonly openAnswer: () => void;
}

/** Returns the id of an exercise's heading in its page. */
export const getExerciseAnchor = (id: string): string => `ejercicio-${id}`;

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
