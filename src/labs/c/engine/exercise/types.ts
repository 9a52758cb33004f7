import type { SourceFile, Standard } from '../types';
import type { Alterations } from './alterProgram';
import type { RuleKind } from './constructs';

/**
 * Blanks that count when outputs are compared. With `exactos`, all but a line
 * break at the end; with `flexibles`, all but those at the end of a line or of
 * the text; with `libres`, blanks only separate words.
 */
export const spacings = ['exactos', 'flexibles', 'libres'] as const;

export type Spacing = (typeof spacings)[number];

/** Input of a program, and the output that it must write. */
export interface ExerciseCase extends Alterations {
  /** Name that tells the learner which kind of input it is. */
  readonly name: string;
  readonly output: string;
  /** Standard input; empty by default. */
  readonly input?: string;
  readonly args?: readonly string[];
  /**
   * Files with another text than in the exercise, by name; null for a file that
   * is not there.
   */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Names of the data files that the program can only read. */
  readonly readOnly?: readonly string[];
  /**
   * Text that each of these files must have at the end; null for one that must
   * not be there.
   */
  readonly leaves?: Readonly<Record<string, string | null>>;
  /**
   * Text that must appear on standard error; true for any, false for none. Not
   * judged by default.
   */
  readonly errors?: string | boolean;
  /** Exit status; 0 by default. */
  readonly status?: number;
  /** True when the case is not shown to the learner beforehand. */
  readonly hidden?: boolean;
  /** Defaults to the spacing of the exercise. */
  readonly spaces?: Spacing;
}

/** Construct that the program must use, or must not. */
export interface ExerciseRule {
  readonly rule: RuleKind;
  /** Construct as authors write it: `for`, `funcion:printf`. */
  readonly construct: string;
  /** Sentence for the learner. */
  readonly says: string;
}

/** Part of an exercise that the judge needs. */
export interface ExerciseTask {
  readonly standard: Standard;
  readonly spaces: Spacing;
  readonly cases: readonly ExerciseCase[];
  readonly rules: readonly ExerciseRule[];
  /** Name of the learner's main file; `inicio.c` by default. */
  readonly file?: string;
  /** Files that the exercise gives: code compiled with the program, and data. */
  readonly given?: readonly SourceFile[];
}
