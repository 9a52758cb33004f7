/** What a path may have to be; `ninguno` is nothing at all. */
export const pathTypes = [
  'archivo',
  'directorio',
  'enlace',
  'ninguno',
] as const;

export type PathType = (typeof pathTypes)[number];

/** Something about a file, from the learner's home if it is not absolute. */
export interface PathCondition {
  readonly kind: 'path';
  readonly path: string;
  readonly type?: PathType;
  /** As `chmod` takes them: `640`, or what must be among others: `g+x`. */
  readonly mode?: string;
  readonly owner?: string;
  readonly group?: string;
  /** All of the text; blanks at the end of its lines and blank lines at its own do not count. */
  readonly content?: string;
  readonly contains?: readonly string[];
  /** Where a link leads, in any way to write it. */
  readonly target?: string;
}

export interface UserCondition {
  readonly kind: 'user';
  readonly user: string;
  /** `true`, unless said otherwise. */
  readonly exists?: boolean;
  /** Those that it must be in; it may be in others. */
  readonly groups?: readonly string[];
  readonly shell?: string;
}

export interface GroupCondition {
  readonly kind: 'group';
  readonly group: string;
  readonly exists?: boolean;
  /** Those that are in it, also because it is their own. */
  readonly members?: readonly string[];
}

/** A program or a script of the learner's or of root's, by the name of its file. */
export interface ProcessCondition {
  readonly kind: 'process';
  readonly process: string;
  readonly running: boolean;
  /** Of only one of the two. */
  readonly owner?: string;
}

export interface PackageCondition {
  readonly kind: 'package';
  readonly package: string;
  readonly installed: boolean;
}

/** Where the learner's terminal is. */
export interface PlaceCondition {
  readonly kind: 'place';
  readonly directory: string;
}

/** What no other condition can say: it is met when the command ends with 0. */
interface CommandCondition {
  readonly kind: 'command';
  readonly command: string;
}

/** Something that has to be true of the machine when an exercise is done. */
export type Condition = (
  | PathCondition
  | UserCondition
  | GroupCondition
  | ProcessCondition
  | PackageCondition
  | PlaceCondition
  | CommandCondition
) & {
  /** What the reader is told while it is not met, instead of our words; a near miss follows. */
  readonly unmet?: string;
  /** And once it is. */
  readonly met?: string;
};

/** An exercise of the terminal, as its page knows it. */
export interface TerminalTask {
  readonly conditions: readonly Condition[];
  /** What root runs before the reader begins. */
  readonly setUp?: string;
}

/** Whether a condition is met, in a sentence; code between backticks. */
interface ConditionResult {
  readonly isMet: boolean;
  readonly message: string;
}

/** What came of a check. */
export interface TerminalJudgement {
  readonly results: readonly ConditionResult[];
  readonly points: number;
  readonly total: number;
}
