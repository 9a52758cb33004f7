import type { UnmatchedBrace } from './braces';
import type {
  CrashReason,
  Place,
  RunEnd,
  Severity,
  SourceFile,
} from '../engine/types';

/**
 * Lesson of the C course, optionally with a section: `salida`,
 * `variable#nombres`.
 */
export type LessonRef = string;

/**
 * Texts of a card. `$name` is replaced with the text that the pattern captured
 * as `name`; code goes between backticks.
 */
export interface CardText {
  readonly id: string;
  /** Heading, also announced after «Error en la línea 7:». */
  readonly title: string;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
  /** Faulty line, and the same line fixed. */
  readonly change?: readonly [before: string, after: string];
  readonly lesson?: LessonRef;
}

/**
 * Conditions that recognise a compiler or linker message; all the given ones
 * must hold.
 */
export interface Pattern {
  readonly message: RegExp;
  /** Tool that reports the message; the compiler when omitted. */
  readonly tool?: 'linker';
  readonly severity?: Severity;
  /** Name of the warning option, without the `-W`. */
  readonly flag?: string;
  /** Source line up to the column of the message. */
  readonly before?: RegExp;
  /** Source line from that column on. */
  readonly at?: RegExp;
  /** Whole source line. */
  readonly line?: RegExp;
  /** Text of one of the notes. */
  readonly note?: RegExp;
  /** The compiler reports the message without a place. */
  readonly isPlaceless?: true;
  /**
   * A note points to the same place as the message: its file, `$header`, was
   * included twice.
   */
  readonly isReadTwice?: true;
  /** Source line up to the column of that note. */
  readonly noteBefore?: RegExp;
  /**
   * Masked code before the place: comments and contents of literals are spaces.
   */
  readonly upTo?: RegExp;
  /** Masked code from the place on. */
  readonly onwards?: RegExp;
  /**
   * Body of a `#define` used on the line, at or before the column. Captures
   * `$name` and `$defined`, the line of the `#define`; the card points to it.
   */
  readonly macro?: RegExp;
  /**
   * Target of the card: the start of the `upTo` match, the first call of
   * `$name`, or the specifier of the value at the place.
   */
  readonly pointsTo?: 'upTo' | 'call' | 'specifier';
  /**
   * Kind of unmatched brace shown by the indentation, or none. Captures
   * `$opened`; the card points to the brace.
   */
  readonly brace?: UnmatchedBrace['kind'] | 'none';
  /** Words one of which resembles the captured `name`. Captures `$other`. */
  readonly near?: readonly string[];
  /**
   * The program defines a function with a name similar to this one. Captures
   * `$name`; the card points to it.
   */
  readonly nearlyDefines?: string;
  /**
   * The program declares a name similar to the captured `name`. Captures
   * `$other`.
   */
  readonly nearWord?: true;
  /**
   * Rejects the match when `$other` is on the same line and `name` occurs
   * elsewhere too: then `name` is probably not a typo.
   */
  readonly isSlip?: true;
  /**
   * Like `nearWord`, for a name used only in its declaration; the card points
   * to the declaration.
   */
  readonly nearUnused?: true;
  /**
   * A prototype without a definition has a name similar to `name`. Captures
   * `$other`; the card points to the prototype.
   */
  readonly nearPrototype?: true;
  /**
   * The program defines a function with a name similar to the captured `name`.
   * Captures `$other`.
   */
  readonly nearDefinition?: true;
  /**
   * The two words around the place are one declared name. Captures `$other`.
   */
  readonly isSplitName?: true;
  /**
   * The captured `name` was declared earlier, in a block already closed.
   * Captures the line as `$declared`.
   */
  readonly isDeclaredBefore?: true;
  /**
   * The captured `name` belongs to another function of the file. Captures that
   * function as `$owner` and the line as `$declared`.
   */
  readonly isLocalElsewhere?: true;
  /** The captured `name` is a field of a `struct` or `union` of the file. */
  readonly isField?: true;
  /**
   * True: the captured `name` is a variable of the file, not the end of a split
   * name. False: the opposite.
   */
  readonly isVariable?: boolean;
  /** Letter of the specifier that the format has for the value at the place. */
  readonly specifier?: string;
  /**
   * Functions of which the captured `name` may be one joined to its argument;
   * the functions of the program are added. Captures `$name` and `$rest`. The
   * statement must have an extra `)`.
   */
  readonly joinedTo?: readonly string[];
  /** Fixed values for the placeholders of the card. */
  readonly given?: Readonly<Record<string, string>>;
}

/**
 * Card for compiler or linker messages; matches when any of its patterns does.
 */
export interface ToolCard extends CardText {
  readonly when: readonly Pattern[];
  /**
   * The card is about the range of `$type`: for `long`, a note on its size on
   * the page is added.
   */
  readonly isAboutSize?: true;
  /** Shown only when no other card matches. */
  readonly isFallback?: true;
  /** Explains the origin of the fault: hides the other matching cards. */
  readonly isCause?: true;
}

/** Card for a run-time finding. */
export interface FindingCard extends CardText {
  readonly checks: readonly string[];
  /** Patterns that the details of the check must match. */
  readonly details?: Readonly<Record<string, RegExp>>;
}

/** Card for a run that crashed or exceeded a limit. */
export interface EndCard extends CardText {
  readonly end: Exclude<RunEnd['kind'], 'exit' | 'stopped'>;
  /** Reason of the crash. */
  readonly reason?: CrashReason;
  /** The program failed to open a file. */
  readonly isUnopened?: true;
  /** An `assert` failed. Captures its `$condition`. */
  readonly isAssertion?: true;
}

/** Match of a hint, with the program around it. */
export interface HintMatch {
  /** Offset in the file, the same in the source and in masked code. */
  readonly index: number;
  /** Source of the whole file. */
  readonly text: string;
  readonly files: readonly SourceFile[];
}

/**
 * Card for a fault without a diagnostic: the code is valid, but rarely means
 * what its author intended.
 */
export interface HintCard extends CardText {
  /** Pattern run on masked code; global. */
  readonly code: RegExp;
  /** Takes a time in proportion to the source: it runs on long ones too. */
  readonly isQuick?: true;
  /**
   * Letter of the specifier that the format must have for the matched value.
   */
  readonly specifier?: string;
  /** Returns true when the match is a fault in this program. */
  readonly isFault: (
    code: string,
    captures: Readonly<Record<string, string>>,
    match: HintMatch,
  ) => boolean;
}

/** Explained fault, in Spanish; code goes between backticks. */
export interface Explanation {
  readonly id: string;
  readonly title: string;
  /** Place of the fault, which may differ from the place of the diagnostic. */
  readonly place?: Place;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
  readonly change?: { readonly before: string; readonly after: string };
  readonly lesson?: { readonly path: string; readonly title: string };
  /** One sentence for the announcer, without backticks. */
  readonly summary: string;
}
