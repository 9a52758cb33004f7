/** What the compiler, the runner, the checks and the views of the C lab say to each other. */

/** A text file of a program: letters, digits, `_`, `-` and `.` in its name, no folder. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** Editions of the language that the lab compiles. */
export const standards = ['c17', 'c23'] as const;

/** An edition of the language, as clang's `-std=` names it. */
export type Standard = (typeof standards)[number];

/** What can be asked of clang besides `-Wall -Wextra`, which are always on. */
export const compilerFlags = ['-Werror', '-pedantic'] as const;

/** An option of the compiler that the lab offers. */
export type CompilerFlag = (typeof compilerFlags)[number];

/** A program to compile: each `.c` is compiled, all are linked; each `.h` can be included. */
export interface CompileRequest {
  readonly files: readonly SourceFile[];
  /** C17 unless said otherwise. */
  readonly standard?: Standard;
  readonly flags?: readonly CompilerFlag[];
  /** With what the tracer must know of variables and lines; not unless said. */
  readonly debugInfo?: boolean;
  /** Without the checks at run time, for a run that is watched from outside. */
  readonly unchecked?: boolean;
  /** Only if the part of the compiler that is at hand is enough; nothing is downloaded for it. */
  readonly atHand?: boolean;
}

/** A place in a source file; lines and columns start at 1, columns count bytes as clang does. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** How grave clang finds what it says. */
export type Severity = 'error' | 'warning' | 'note';

/** One message of the compiler or of the linker. */
export interface Diagnostic {
  readonly severity: Severity;
  /** In English, as the tool wrote it, without place and flag. */
  readonly message: string;
  /** The linker has none. */
  readonly place: Place | undefined;
  /** The warning's option without the `-W`: `format`, `unused-variable`. */
  readonly flag: string | undefined;
  readonly notes: readonly Diagnostic[];
}

/** What a tool said: the text to the letter, and the same as data. */
export interface ToolReport {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What came of a compilation. */
export type CompileOutcome =
  | (ToolReport & { readonly kind: 'program'; readonly wasm: Uint8Array })
  | (ToolReport & {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
    });

/** What came of reading a file: clang's syntax tree as JSON, if there is one. */
export type ParseOutcome =
  | (ToolReport & { readonly kind: 'tree'; readonly json: string })
  | (ToolReport & { readonly kind: 'rejected'; readonly stage: 'compile' });

/** The compiler, in a worker or in Node. */
export interface CCompiler {
  compile: (request: CompileRequest) => Promise<CompileOutcome>;
  /** The syntax tree of one file of the program. */
  parse: (request: CompileRequest, file: string) => Promise<ParseOutcome>;
  /** How often the part of the compiler left out of the download was needed. */
  fallbacks: () => number;
}

/** A file that a program reads or leaves behind. */
export interface DataFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Where a program's keyboard comes from: a text that is there from the start,
 * or a reader who types while it runs.
 */
type Stdin =
  | { readonly kind: 'preset'; readonly text: string }
  | { readonly kind: 'interactive' };

/**
 * How an interactive program waits: suspended (JSPI), with its thread blocked until
 * somebody types, or run again with all input so far.
 */
export type InputMode = 'suspend' | 'block' | 'replay';

/** What the outside world told a program, for a run that is told the same. */
export interface TapeRecord {
  /** By clock: each time told, and how often in a row. */
  readonly clocks: readonly (readonly [
    clock: number,
    times: readonly { readonly value: bigint; readonly times: number }[],
  ])[];
  readonly random: readonly Uint8Array[];
  readonly sleeps: number;
}

/** How to run a program. */
export interface RunOptions {
  readonly stdin: Stdin;
  /** What the program is called by, its `argv[0]`; `./programa` unless said otherwise. */
  readonly name?: string;
  /** After the program's own name. */
  readonly args?: readonly string[];
  /** Files that are there when it starts. */
  readonly files?: readonly DataFile[];
  /** The best the browser has, unless said otherwise. */
  readonly inputMode?: InputMode;
  /** Of a run before, to be told the same. */
  readonly tape?: TapeRecord;
}

/** Something undefined that a program did, found while it ran. */
export interface RuntimeFinding {
  /** UBSan's check: `out_of_bounds`, `type_mismatch`, `add_overflow`, `divrem_overflow`… */
  readonly check: string;
  readonly place: Place;
  /** Values as the check gives them: types (`int[3]`), indices, operands, in decimal. */
  readonly details: Readonly<Record<string, string>>;
}

/** Why a program was cut short. */
export type CrashReason =
  | 'stack-overflow'
  | 'memory-access'
  | 'unreachable'
  | 'division'
  | 'abort'
  | 'unsupported'
  | 'internal';

/** How a program ended. */
export type RunEnd =
  | { readonly kind: 'exit'; readonly status: number }
  | {
      readonly kind: 'crash';
      readonly reason: CrashReason;
      readonly detail: string;
      /** The last file that the program asked for and could not open. */
      readonly unopened?: string;
    }
  /** It wrote more than the lab keeps. */
  | { readonly kind: 'output-limit'; readonly bytes: number }
  /** It did not end in the time that a check gives it, from the start of `main`. */
  | { readonly kind: 'time-limit'; readonly ms: number }
  | { readonly kind: 'stopped' };

/** What a running program tells. */
export type RunEvent =
  /** `main` begins: what came before was the time of the lab. */
  | { readonly kind: 'started' }
  | {
      readonly kind: 'output';
      readonly stream: 'stdout' | 'stderr';
      readonly text: string;
    }
  | { readonly kind: 'awaiting-input' }
  | { readonly kind: 'finding'; readonly finding: RuntimeFinding };

/** What came of a run. */
export interface RunResult {
  readonly end: RunEnd;
  readonly findings: readonly RuntimeFinding[];
  /** Files that it made or changed. */
  readonly files: readonly DataFile[];
  /** From the start of `main` to the end, without waiting for the reader. */
  readonly elapsedMs: number;
  /** If the program asked for the time, for chance, or to sleep. */
  readonly tape?: TapeRecord;
  /** Of a preset text: the last line on the screen as it read each of the first hundred, empty where nothing new was there. */
  readonly asked?: readonly string[];
}
