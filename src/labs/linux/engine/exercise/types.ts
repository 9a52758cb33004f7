/**
 * Types that a path may be required to have; `ninguno` means that it must not
 * exist.
 */
export const pathTypes = [
  'archivo',
  'directorio',
  'enlace',
  'ninguno',
] as const;

export type PathType = (typeof pathTypes)[number];

/** Condition on a file; a relative path starts at the learner's home. */
export interface PathCondition {
  readonly kind: 'path';
  readonly path: string;
  readonly type?: PathType;
  /**
   * Mode in the syntax of `chmod`: exact, as `640`, or relative to the other
   * bits, as `g+x`.
   */
  readonly mode?: string;
  readonly owner?: string;
  readonly group?: string;
  /**
   * Whole content; trailing spaces of lines and trailing blank lines are
   * ignored.
   */
  readonly content?: string;
  readonly contains?: readonly string[];
  /** Target of a link; any spelling of the same path is accepted. */
  readonly target?: string;
}

export interface UserCondition {
  readonly kind: 'user';
  readonly user: string;
  /** Defaults to `true`. */
  readonly exists?: boolean;
  /** Groups that it must be in; it may be in others. */
  readonly groups?: readonly string[];
  readonly shell?: string;
}

export interface GroupCondition {
  readonly kind: 'group';
  readonly group: string;
  readonly exists?: boolean;
  /** Members of the group, including those whose primary group it is. */
  readonly members?: readonly string[];
}

/**
 * Condition on a process of the learner or of root, by the file name of its
 * program or script.
 */
export interface ProcessCondition {
  readonly kind: 'process';
  readonly process: string;
  readonly running: boolean;
  /** Restricts the condition to one of the two users. */
  readonly owner?: string;
}

export interface PackageCondition {
  readonly kind: 'package';
  readonly package: string;
  readonly installed: boolean;
}

/** Condition on the working directory of the learner's terminal. */
export interface PlaceCondition {
  readonly kind: 'place';
  readonly directory: string;
}

/** Condition for other cases: met when the command exits with 0. */
interface CommandCondition {
  readonly kind: 'command';
  readonly command: string;
}

/** Condition on the machine when an exercise is done. */
export type Condition = (
  | PathCondition
  | UserCondition
  | GroupCondition
  | ProcessCondition
  | PackageCondition
  | PlaceCondition
  | CommandCondition
) & {
  /**
   * Message while it is not met, which replaces the default; a near miss
   * follows.
   */
  readonly unmet?: string;
  /** Message once it is met. */
  readonly met?: string;
};

/** Data of a terminal exercise that its page uses. */
export interface TerminalTask {
  readonly conditions: readonly Condition[];
  /** Script that root runs before the reader begins. */
  readonly setUp?: string;
}

/** Result of a condition; the message has code between backticks. */
interface ConditionResult {
  readonly isMet: boolean;
  readonly message: string;
}

/** Result of a check. */
export interface TerminalJudgement {
  readonly results: readonly ConditionResult[];
  readonly points: number;
  readonly total: number;
}
