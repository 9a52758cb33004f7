import type { SourceFile } from '../types';
import { readProgram } from './dwarf/program';
import type { BlockInfo, FunctionInfo, ProgramInfo } from './dwarf/program';
import type { CodeRange } from './dwarf/entries';
import { StatementMap } from './source/statements';
import type { Statement } from './source/statements';
import { instrument } from './wasm/instrument';
import type { Probe } from './wasm/codegen';
import { readModule, findReadOnlyData } from './wasm/module';

/** A row of the line table that reports when the program reaches it. */
export interface TracedRow {
  readonly address: number;
  readonly function: TracedFunction;
  readonly file: string;
  readonly line: number;
  /**
   * Statement that the row belongs to; undefined for code that is not in the
   * source.
   */
  readonly statement: Statement | undefined;
  /** Lexical blocks that contain the row, outer ones first. */
  readonly blocks: readonly BlockInfo[];
}

/** A function of the learner's program. */
export interface TracedFunction extends FunctionInfo {
  readonly number: number;
}

/** A program instrumented for tracing. */
export interface TracedProgram {
  /** The instrumented WebAssembly, which calls the hooks as it runs. */
  readonly wasm: Uint8Array;
  readonly info: ProgramInfo;
  readonly functions: readonly TracedFunction[];
  readonly rows: readonly TracedRow[];
  readonly stackTop: number;
  /** True for an address in read-only data: a string literal or a constant. */
  readonly isConstant: (address: number) => boolean;
  readonly getFunctionName: (pointer: number) => string | undefined;
}

function isInRange(range: CodeRange, address: number): boolean {
  return address >= range[0] && address < range[1];
}

/**
 * Finds the rows of the learner's functions, each with its function, blocks and
 * statement.
 */
function findTracedRows(
  info: ProgramInfo,
  functions: readonly TracedFunction[],
  files: readonly SourceFile[],
): TracedRow[] {
  const statements = new Map(
    files.map(({ name, text }) => [name, new StatementMap(text)]),
  );
  return info.rows.flatMap((row) => {
    const file = row.file.replace(/^\.\//, '');
    const owner = functions.find(({ range }) => isInRange(range, row.address));
    const knownStatements = statements.get(file);
    if (owner === undefined || knownStatements === undefined) return [];
    return {
      address: row.address,
      function: owner,
      file,
      line: row.line,
      // Compiler-generated code has line or column 0.
      statement:
        row.line > 0 && row.column > 0
          ? knownStatements.findAt(row.line, row.column)
          : undefined,
      blocks: owner.blocks.filter(({ ranges }) =>
        ranges.some((range) => isInRange(range, row.address)),
      ),
    };
  });
}

/**
 * Returns the WebAssembly locals to report at a row: those that hold the
 * address of a variable.
 */
function findLocals(row: TracedRow): Probe['locals'] {
  return row.blocks.flatMap(({ variables }) =>
    variables.flatMap(({ location }) =>
      location.kind === 'local' && isInRange(location.range, row.address)
        ? { slot: location.local, local: location.local }
        : [],
    ),
  );
}

/** Maps addresses to probes; the last of several rows at one address wins. */
function createProbes(rows: readonly TracedRow[]): Map<number, Probe> {
  return new Map(
    rows.map((row, number) => [
      row.address,
      {
        row: number,
        frameLocal: row.function.frameLocal,
        locals: findLocals(row),
      },
    ]),
  );
}

/** Reads the debug information of a program and instruments it. */
export function prepareProgram(
  wasm: Uint8Array,
  files: readonly SourceFile[],
): TracedProgram {
  const module = readModule(wasm);
  const info = readProgram(module);
  const functions = info.functions.map((functionInfo, number) => ({
    ...functionInfo,
    number,
  }));
  const rows = findTracedRows(info, functions, files);
  const indexByStart = new Map(
    [...module.codeOffsets].map(([index, start]) => [start, index]),
  );
  const findFunctionName = (index: number | undefined): string | undefined => {
    const ownFunction = functions.find(
      ({ range }) => indexByStart.get(range[0]) === index,
    );
    return (
      ownFunction?.name ??
      (index === undefined ? index : module.names.get(index))
    );
  };
  const constants = findReadOnlyData(module.sections);
  return {
    wasm: instrument(module, {
      probes: createProbes(rows),
      functions: new Map(
        functions.flatMap(({ range, number }) => {
          const index = indexByStart.get(range[0]);
          return index === undefined ? [] : [[index, number] as const];
        }),
      ),
    }),
    info,
    functions,
    rows,
    stackTop: module.stackTop,
    isConstant: (address) =>
      constants !== undefined &&
      address >= constants.start &&
      address < constants.start + constants.bytes.length,
    getFunctionName: (pointer) => findFunctionName(module.table.get(pointer)),
  };
}
