import type {
  CompileRequest,
  DataFile,
  RunEnd,
  RuntimeFinding,
  SourceFile,
  ToolReport,
} from '../types';

/**
 * A range of a source file. Columns count bytes from 1; the end is exclusive.
 */
export interface SourceSpan {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Target of a pointer. */
export type PointerTarget =
  | { readonly kind: 'null' }
  /** A displayed object and a part of it: `v` and `[2]`. */
  | {
      readonly kind: 'object';
      readonly object: string;
      readonly path: string;
    }
  /** Just past the last element of an object. */
  | { readonly kind: 'past-end'; readonly object: string }
  /** A freed heap block. */
  | { readonly kind: 'freed'; readonly object: string }
  /** A variable of a call that has ended. */
  | { readonly kind: 'expired' }
  /** A string literal, from the pointer to its end. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'function'; readonly name: string }
  /** Memory unknown to the tracer. */
  | { readonly kind: 'unknown' };

/** A value in memory. */
export type Value =
  /** Number, boolean or enumeration constant, written as in C. */
  | { readonly kind: 'number'; readonly text: string }
  | {
      readonly kind: 'character';
      readonly code: number;
      /**
       * Written as in C, `'a'` or `'\n'`; undefined for a byte that is not a
       * character by itself.
       */
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
      /** Count of elements that are not displayed. */
      readonly omitted: number;
      /** For an array of characters, its string if it is terminated. */
      readonly text: string | undefined;
    }
  | {
      readonly kind: 'record';
      readonly union: boolean;
      readonly fields: readonly Field[];
    }
  /** Memory that was never written. */
  | { readonly kind: 'unset' }
  /** A type that is not displayed. */
  | { readonly kind: 'opaque' };

/** A field of a structure or union, with its value. */
export interface Field {
  readonly name: string;
  readonly value: Value;
}

/** A variable that exists at a step. */
export interface Variable {
  /** Unique and stable over the variable's lifetime; pointers refer to it. */
  readonly id: string;
  readonly name: string;
  /** Type as in the source: `int[3]`, `struct punto *`. */
  readonly type: string;
  readonly address: number;
  readonly value: Value;
  /** Function that contains a static variable. */
  readonly owner?: string;
}

/** An active function call. */
export interface Frame {
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly variables: readonly Variable[];
}

/** A heap block, from `malloc`, `calloc`, `realloc` or `aligned_alloc`. */
export interface HeapBlock {
  readonly id: string;
  readonly address: number;
  readonly size: number;
  /** `lost`: no pointer leads to the block any more. */
  readonly state: 'live' | 'lost' | 'freed';
  /**
   * Type according to a pointer to the block; without one, `value` is undefined
   * too.
   */
  readonly type: string | undefined;
  readonly value: Value | undefined;
}

/** A simple value that changed since the step before. */
export interface Change {
  readonly object: string;
  /** Part of the object: `[2].x`; empty for the whole. */
  readonly path: string;
  /** Expression of the part in the source: `v[2].x`. */
  readonly label: string;
  readonly before: Value | undefined;
  readonly after: Value;
}

/** State of the program before it runs the code in `span`, or at its end. */
export interface Step {
  /** Undefined at the end of the program. */
  readonly span: SourceSpan | undefined;
  /** Call stack, outermost call first. */
  readonly frames: readonly Frame[];
  readonly globals: readonly Variable[];
  readonly heap: readonly HeapBlock[];
  /** Length of the part of the trace's output already written. */
  readonly outputLength: number;
  /** Calls that returned since the step before, with their results. */
  readonly returns: readonly {
    readonly name: string;
    readonly value: Value | undefined;
  }[];
  readonly changes: readonly Change[];
  /** Errors detected since the step before. */
  readonly findings: readonly RuntimeFinding[];
}

/** Ends of a trace. */
export type TraceEnd =
  | RunEnd
  /** The trace reached its maximum number of steps; the program goes on. */
  | { readonly kind: 'step-limit'; readonly steps: number };

/** Contents of a type, as far as pointers matter. */
export type TypeShape =
  | { readonly kind: 'pointer'; readonly target: TypeShape }
  | { readonly kind: 'array'; readonly element: TypeShape }
  /** A structure or union; `record` is a key of `TypeShapes.records`. */
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'other' };

/** Fields of a structure or union, in the order of its values. */
export interface RecordShape {
  readonly name: string;
  readonly isUnion: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly shape: TypeShape;
  }[];
}

/** Shapes of the types of a trace. */
export interface TypeShapes {
  /** Types by the name that variables and blocks show. */
  readonly names: ReadonlyMap<string, TypeShape>;
  /** Record types by an identity that typedef names do not change. */
  readonly records: ReadonlyMap<string, RecordShape>;
}

/** A traced run of a program. */
export interface Trace {
  readonly files: readonly SourceFile[];
  readonly shapes: TypeShapes;
  readonly steps: readonly Step[];
  readonly output: string;
  readonly end: TraceEnd;
}

/** Result of tracing. */
export type TraceOutcome =
  | { readonly kind: 'trace'; readonly trace: Trace }
  | (ToolReport & {
      readonly kind: 'rejected';
      readonly stage: 'compile' | 'link';
    });

/** Options of a trace. */
export interface TraceOptions {
  /** The complete standard input. */
  readonly stdin: string;
  /** Arguments after `argv[0]`. */
  readonly args?: readonly string[];
  /** Files that exist when the program starts. */
  readonly files?: readonly DataFile[];
  readonly maxSteps?: number;
}

/** A program to trace, with its input, arguments and files. */
export interface TraceRequest extends Omit<TraceOptions, 'maxSteps'> {
  readonly request: CompileRequest;
}
