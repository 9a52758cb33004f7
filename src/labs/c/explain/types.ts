import type { LooseBrace } from './braces';
import type {
  CrashReason,
  Place,
  RunEnd,
  Severity,
  SourceFile,
} from '../engine/types';

/** A lesson of the course of C, or one of its sections: `salida`, `variable#nombres`. */
export type LessonRef = string;

/**
 * What a card tells the reader. `$name` stands for what the pattern captured
 * under that name; code goes between backticks.
 */
export interface CardText {
  readonly id: string;
  /** Also the spoken sentence, after «Error en la línea 7:». */
  readonly title: string;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
  /** A line with the fault and the same line mended. */
  readonly change?: readonly [before: string, after: string];
  readonly lesson?: LessonRef;
}

/** How a message of the compiler or of the linker is recognised; all that is given must hold. */
export interface Pattern {
  readonly message: RegExp;
  /** Whose message it is: the compiler's, unless said otherwise. */
  readonly tool?: 'linker';
  readonly severity?: Severity;
  /** The warning's option without the `-W`. */
  readonly flag?: string;
  /** The line of code up to the message's column. */
  readonly before?: RegExp;
  /** The line of code from that column on. */
  readonly at?: RegExp;
  /** The whole line of code. */
  readonly line?: RegExp;
  /** One of the notes. */
  readonly note?: RegExp;
  /** The compiler says it without a place. */
  readonly isPlaceless?: true;
  /** A note points to the very place of the message: its file, `$header`, was read twice. */
  readonly isReadTwice?: true;
  /** The line of code up to that note's column. */
  readonly noteBefore?: RegExp;
  /** All the code up to the message's place, bare of comments and of what is between quotes. */
  readonly upTo?: RegExp;
  /** All the code from that place on, as bare. */
  readonly onwards?: RegExp;
  /**
   * The line uses, at or before the column, a `#define` of the program with
   * this body: `$name` and `$defined`, its line, to which the card points.
   */
  readonly macro?: RegExp;
  /**
   * The card points to where what `upTo` found begins, to the first call of
   * `$name`, or to the specifier for the value at the message's place.
   */
  readonly pointsTo?: 'upTo' | 'call' | 'specifier';
  /** The indentation shows such a brace without its partner, or none; the card points to it: `$opened`. */
  readonly brace?: LooseBrace['kind'] | 'none';
  /** What was captured as `name` is nearly one of these words: `$other`. */
  readonly near?: readonly string[];
  /** The program defines a function with nearly this name: `$name`, to which the card points. */
  readonly nearlyDefines?: string;
  /** The program has another word that is nearly what was captured as `name`: `$other`. */
  readonly nearWord?: true;
  /** Not where `$other` stands on the same line and the captured name stands elsewhere too: it is another thing. */
  readonly isSlip?: true;
  /** As `nearWord`, and nothing but its declaration, to which the card points, says it. */
  readonly nearUnused?: true;
  /**
   * A prototype has nearly the name that was captured, and no function has the
   * prototype's: `$other`, to which the card points.
   */
  readonly nearPrototype?: true;
  /** The program defines a function with nearly the name that was captured: `$other`. */
  readonly nearDefinition?: true;
  /** The program declares the two words around the place, as one: `$other`. */
  readonly isSplitName?: true;
  /** What was captured as `name` is declared on an earlier line: `$declared`. */
  readonly isDeclaredBefore?: true;
  /** What was captured as `name` belongs to another function of the file: `$owner`, and `$declared`, the line. */
  readonly isLocalElsewhere?: true;
  /** What was captured as `name` is a field of a `struct` of the file. */
  readonly isField?: true;
  /** What was captured as `name` is a variable of the file, and not the end of a split name; or it is not. */
  readonly isVariable?: boolean;
  /** The text of the call has a specifier with this letter for the value at the place. */
  readonly specifier?: string;
  /**
   * What was captured as `name` is one of these functions, or one of the
   * program, with a value behind it: `$name` and `$rest`. A `)` has no partner.
   */
  readonly joinedTo?: readonly string[];
  /** More for the texts, known beforehand. */
  readonly given?: Readonly<Record<string, string>>;
}

/** A card for what a tool says; it answers when one of its patterns holds. */
export interface ToolCard extends CardText {
  readonly when: readonly Pattern[];
  /** It is about how much fits in `$type`: of a `long`, less here than elsewhere. */
  readonly isAboutSize?: true;
  /** It speaks only when no other card does. */
  readonly isFallback?: true;
  /** It knows where the fault comes from: others keep silent. */
  readonly isCause?: true;
}

/** A card for what the program did while it ran. */
export interface FindingCard extends CardText {
  readonly checks: readonly string[];
  /** What the check's values must look like. */
  readonly details?: Readonly<Record<string, RegExp>>;
}

/** A card for a program that was cut short. */
export interface EndCard extends CardText {
  readonly end: Exclude<RunEnd['kind'], 'exit' | 'stopped'>;
  /** Of a crash. */
  readonly reason?: CrashReason;
  /** Of a program that could not open a file. */
  readonly isUnopened?: true;
  /** Of an `assert` that did not hold, which says what it was: `$condition`. */
  readonly isAssertion?: true;
}

/** Where a hint's expression was found, and the program around it. */
export interface FoundCode {
  /** In the file's code, letter by letter. */
  readonly index: number;
  /** The whole file, with its comments and what is between quotes. */
  readonly text: string;
  readonly files: readonly SourceFile[];
}

/** A card for what no tool mentions: the code is right and hardly ever what was meant. */
export interface HintCard extends CardText {
  /** Looked for in code bare of comments and of what is between quotes; global. */
  readonly code: RegExp;
  /** The text of the call has a specifier with this letter for the value that was found. */
  readonly specifier?: string;
  /** Whether it is meant wrong in this program. */
  readonly isFault: (
    code: string,
    captures: Readonly<Record<string, string>>,
    found: FoundCode,
  ) => boolean;
}

/** A fault explained to the reader, in Spanish; code between backticks. */
export interface Explanation {
  readonly id: string;
  readonly title: string;
  /** Where the fault is, which need not be where the tool saw it. */
  readonly place?: Place;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
  readonly change?: { readonly before: string; readonly after: string };
  readonly lesson?: { readonly path: string; readonly title: string };
  /** One sentence to be heard, without marks. */
  readonly summary: string;
}
