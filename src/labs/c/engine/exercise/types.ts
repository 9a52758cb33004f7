import type { Standard } from '../types';
import type { Alterations } from './alterProgram';
import type { RuleKind } from './constructs';

/**
 * Which blanks count when the output is compared: all but a missing line break
 * at the end; all but those at the end of a line and of the text; none, where
 * one is as good as many.
 */
export const spacings = ['exactos', 'flexibles', 'libres'] as const;

export type Spacing = (typeof spacings)[number];

/** What a program is given, and what it must answer. */
export interface ExerciseCase extends Alterations {
  /** Tells the reader which kind of input it is. */
  readonly name: string;
  readonly output: string;
  /** Nothing, unless said otherwise. */
  readonly input?: string;
  readonly args?: readonly string[];
  /** 0 unless said otherwise. */
  readonly status?: number;
  /** Not shown to the reader beforehand. */
  readonly hidden?: boolean;
  /** As the exercise says, unless said otherwise. */
  readonly spaces?: Spacing;
}

/** Something that the program has to use, or may not. */
export interface ExerciseRule {
  readonly rule: RuleKind;
  /** As authors write it: `for`, `funcion:printf`. */
  readonly construct: string;
  /** What the reader is told. */
  readonly says: string;
}

/** What the judge has to know of an exercise. */
export interface ExerciseTask {
  readonly standard: Standard;
  readonly spaces: Spacing;
  readonly cases: readonly ExerciseCase[];
  readonly rules: readonly ExerciseRule[];
}
