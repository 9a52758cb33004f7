/**
 * Types shared by the compiler, the runner, the checks and the views of the C
 * lab.
 */

/**
 * A text file of a program. Its name has letters, digits, `_`, `-` and `.`,
 * without a folder.
 */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** Editions of C that the lab compiles. */
export const standards = ['c17', 'c23'] as const;

/** An edition of C, as in clang's `-std=`. */
export type Standard = (typeof standards)[number];

/**
 * Options of clang that a reader can add to `-Wall -Wextra`, which are always
 * on.
 */
export const compilerFlags = ['-Werror', '-pedantic'] as const;

/** A compiler option that the lab offers. */
export type CompilerFlag = (typeof compilerFlags)[number];

/**
 * A program to compile: each `.c` is compiled and all are linked; each `.h` can
 * be included.
 */
export interface CompileRequest {
  readonly files: readonly SourceFile[];
  /** Defaults to C17. */
  readonly standard?: Standard;
  readonly flags?: readonly CompilerFlag[];
  /** Adds the debug information that the tracer reads. Defaults to false. */
  readonly debugInfo?: boolean;
  /**
   * Leaves out the run-time checks of UBSan, for a run that the memory checker
   * watches.
   */
  readonly unchecked?: boolean;
  /**
   * Compiles only if the compiler parts already downloaded suffice; downloads
   * nothing.
   */
  readonly downloadedOnly?: boolean;
}

/**
 * A position in a source file. Lines and columns start at 1; columns count
 * bytes, as in clang.
 */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Severity of a diagnostic, as clang gives it. */
export type Severity = 'error' | 'warning' | 'note';

/** One message of the compiler or of the linker. */
export interface Diagnostic {
  readonly severity: Severity;
  /** English text of the tool, without position and flag. */
  readonly message: string;
  /** Undefined for messages of the linker. */
  readonly place: Place | undefined;
  /** Option of the warning without the `-W`: `format`, `unused-variable`. */
  readonly flag: string | undefined;
  readonly notes: readonly Diagnostic[];
}

/** Output of a tool: its exact text, and the same text parsed. */
export interface ToolReport {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Result of a compilation. */
export type CompileOutcome =
  | (ToolReport & { readonly kind: 'program'; readonly wasm: Uint8Array })
  | (ToolReport & {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
    });

/** Result of parsing a file: clang's syntax tree as JSON, if there is one. */
export type ParseOutcome =
  | (ToolReport & { readonly kind: 'tree'; readonly json: string })
  | (ToolReport & { readonly kind: 'rejected'; readonly stage: 'compile' });

/** The compiler, in a worker or in Node. */
export interface CCompiler {
  compile: (request: CompileRequest) => Promise<CompileOutcome>;
  /** Returns the syntax tree of one file of the program. */
  parse: (request: CompileRequest, file: string) => Promise<ParseOutcome>;
  /**
   * Counts the times that a compiler part left out of the first download was
   * needed.
   */
  countFallbacks: () => number;
}

/** A file that a program reads or writes. */
export interface DataFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** True when the program cannot open it to write. */
  readonly isReadOnly?: boolean;
}

/**
 * Source of a program's standard input: a fixed text, or a reader who types
 * while it runs.
 */
type Stdin =
  | { readonly kind: 'preset'; readonly text: string }
  | { readonly kind: 'interactive' };

/**
 * Ways in which an interactive program waits for input: `suspend` uses JSPI,
 * `block` blocks its thread, and `replay` runs it again from the start with all
 * input so far.
 */
export type InputMode = 'suspend' | 'block' | 'replay';

/**
 * Recorded results of clocks, random numbers and sleeps, replayed when the
 * program runs again.
 */
export interface TapeRecord {
  /** For each clock, its times in order, run-length encoded. */
  readonly clocks: readonly (readonly [
    clock: number,
    times: readonly { readonly value: bigint; readonly times: number }[],
  ])[];
  readonly random: readonly Uint8Array[];
  readonly sleeps: number;
}

/** Options of a run. */
export interface RunOptions {
  readonly stdin: Stdin;
  /** The program's `argv[0]`. Defaults to `./programa`. */
  readonly name?: string;
  /** Arguments after `argv[0]`. */
  readonly args?: readonly string[];
  /** Files that exist when the program starts. */
  readonly files?: readonly DataFile[];
  /** Defaults to the best mode that the browser supports. */
  readonly inputMode?: InputMode;
  /** Tape of an earlier run, to replay it. */
  readonly tape?: TapeRecord;
}

/** An undefined behavior of a program, found while it ran. */
export interface RuntimeFinding {
  /**
   * Name of the UBSan check: `out_of_bounds`, `type_mismatch`, `add_overflow`,
   * `divrem_overflow`…
   */
  readonly check: string;
  readonly place: Place;
  /**
   * Values that the check reports: types (`int[3]`), and indices and operands
   * in decimal.
   */
  readonly details: Readonly<Record<string, string>>;
}

/** Reasons why a program crashed. */
export type CrashReason =
  | 'stack-overflow'
  | 'memory-access'
  | 'unreachable'
  | 'division'
  | 'abort'
  | 'unsupported'
  | 'internal';

/** Ends of a program. */
export type RunEnd =
  | { readonly kind: 'exit'; readonly status: number }
  | {
      readonly kind: 'crash';
      readonly reason: CrashReason;
      readonly detail: string;
      /** Last file that the program failed to open. */
      readonly unopened?: string;
    }
  /** The program wrote more than the lab allows. */
  | { readonly kind: 'output-limit'; readonly bytes: number }
  /** The program ran longer than the limit of a check, counted from `main`. */
  | { readonly kind: 'time-limit'; readonly ms: number }
  | { readonly kind: 'stopped' };

/** Events of a running program. */
export type RunEvent =
  /** `main` begins. Time before it belongs to the lab, not to the program. */
  | { readonly kind: 'started' }
  | {
      readonly kind: 'output';
      readonly stream: 'stdout' | 'stderr';
      readonly text: string;
    }
  | { readonly kind: 'awaiting-input' }
  | { readonly kind: 'finding'; readonly finding: RuntimeFinding };

/** Result of a run. */
export interface RunResult {
  readonly end: RunEnd;
  readonly findings: readonly RuntimeFinding[];
  /** Files that the program created or changed. */
  readonly files: readonly DataFile[];
  /** Names of the files that the program removed. */
  readonly removed?: readonly string[];
  /** Time from the start of `main` to the end, without the waits for input. */
  readonly elapsedMs: number;
  /** Present if the program read a clock, drew random numbers or slept. */
  readonly tape?: TapeRecord;
  /**
   * Prompts, for a preset input: for each of the first hundred lines read, the
   * last line on screen at that time; empty when nothing was written since the
   * line before.
   */
  readonly asked?: readonly string[];
}
