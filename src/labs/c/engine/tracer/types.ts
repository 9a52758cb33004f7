import type {
  CompileRequest,
  DataFile,
  RunEnd,
  RuntimeFinding,
  SourceFile,
  ToolReport,
} from '../types';

/** A stretch of a source file; columns count bytes from 1, the end is not part of it. */
export interface SourceSpan {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** What a pointer points at. */
export type PointerTarget =
  | { readonly kind: 'null' }
  /** Something shown: the object and the part of it, `v` and `[2]`. */
  | {
      readonly kind: 'object';
      readonly object: string;
      readonly path: string;
    }
  /** Right after the last element of an object. */
  | { readonly kind: 'past-end'; readonly object: string }
  /** A block of the heap that was given back. */
  | { readonly kind: 'freed'; readonly object: string }
  /** A variable of a function that has ended. */
  | { readonly kind: 'expired' }
  /** Text of the program that no variable holds: from here to its end. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'function'; readonly name: string }
  /** Nothing that the tracer knows. */
  | { readonly kind: 'unknown' };

/** A value as it is in memory. */
export type Value =
  /** Numbers, truth values and constants of an enumeration, as C writes them. */
  | { readonly kind: 'number'; readonly text: string }
  | {
      readonly kind: 'character';
      readonly code: number;
      /** `'a'`, `'\n'`; nothing for a byte that is no character by itself. */
      readonly text: string | undefined;
    }
  | {
      readonly kind: 'pointer';
      readonly address: number;
      readonly target: PointerTarget;
    }
  | {
      readonly kind: 'array';
      readonly items: readonly Value[];
      /** Elements that are not shown. */
      readonly omitted: number;
      /** Of an array of characters: the text up to its end, if it has one. */
      readonly text: string | undefined;
    }
  | {
      readonly kind: 'record';
      readonly union: boolean;
      readonly fields: readonly Field[];
    }
  /** Nothing was ever written there. */
  | { readonly kind: 'unset' }
  /** Of a type that is not shown. */
  | { readonly kind: 'opaque' };

/** A field of a structure or union, with its value. */
export interface Field {
  readonly name: string;
  readonly value: Value;
}

/** A variable that exists at a step. */
export interface Variable {
  /** Tells it from all others, and stays while it lives; pointers refer to it. */
  readonly id: string;
  readonly name: string;
  /** As the source calls it: `int[3]`, `struct punto *`. */
  readonly type: string;
  readonly address: number;
  readonly value: Value;
  /** Of a static variable: its function. */
  readonly owner?: string;
}

/** A call that has not ended. */
export interface Frame {
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly variables: readonly Variable[];
}

/** A block that the program asked for with `malloc` and its kin. */
export interface HeapBlock {
  readonly id: string;
  readonly address: number;
  readonly size: number;
  /** `lost`: nothing points to it any more. */
  readonly state: 'live' | 'lost' | 'freed';
  /** Told by a pointer that points to it; without one there is no value. */
  readonly type: string | undefined;
  readonly value: Value | undefined;
}

/** A simple value that is not what it was a step before. */
export interface Change {
  readonly object: string;
  /** Part of the object: `[2].x`; empty for the whole. */
  readonly path: string;
  /** How the source would call it: `v[2].x`. */
  readonly label: string;
  readonly before: Value | undefined;
  readonly after: Value;
}

/** The program before it does what `span` says, or at its end. */
export interface Step {
  /** None at the end of the program. */
  readonly span: SourceSpan | undefined;
  /** The outermost call first. */
  readonly frames: readonly Frame[];
  readonly globals: readonly Variable[];
  readonly heap: readonly HeapBlock[];
  /** How much of the trace's output is on the screen. */
  readonly outputLength: number;
  /** Calls that ended since the step before, with what they gave back. */
  readonly returns: readonly {
    readonly name: string;
    readonly value: Value | undefined;
  }[];
  readonly changes: readonly Change[];
  /** What the program did wrong since the step before. */
  readonly findings: readonly RuntimeFinding[];
}

/** Why a trace ends. */
export type TraceEnd =
  | RunEnd
  /** The program goes on, but so many steps are enough to look at. */
  | { readonly kind: 'step-limit'; readonly steps: number };

/** A run of a program, step by step. */
export interface Trace {
  readonly files: readonly SourceFile[];
  readonly steps: readonly Step[];
  readonly output: string;
  readonly end: TraceEnd;
}

/** What came of tracing. */
export type TraceOutcome =
  | { readonly kind: 'trace'; readonly trace: Trace }
  | (ToolReport & {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
    });

/** With what a program is traced. */
export interface TraceOptions {
  /** All that will be typed; then the keyboard ends. */
  readonly stdin: string;
  /** After the program's own name. */
  readonly args?: readonly string[];
  /** Files that are there when it starts. */
  readonly files?: readonly DataFile[];
  readonly maxSteps?: number;
}

/** A program to follow, and what it is given. */
export interface Traced extends Omit<TraceOptions, 'maxSteps'> {
  readonly request: CompileRequest;
}
