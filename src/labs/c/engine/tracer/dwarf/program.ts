import { ByteReader } from '../bytes';
import { findCustomSection } from '../wasm/module';
import type { WasmModule } from '../wasm/module';
import { attribute, operation, tag } from './codes';
import { readCodeRanges, getNumber, readEntries, getText } from './entries';
import type { CodeRange, DebugSections, Entry } from './entries';
import { readLines } from './lines';
import type { LineRow } from './lines';
import { TypeTable, getTypeSize } from './types';
import type { CType } from './types';

/** Location of a variable. */
type VariableLocation =
  | { readonly kind: 'address'; readonly address: number }
  | { readonly kind: 'frame'; readonly offset: number }
  /** Address that a WebAssembly local holds while the code is in the range. */
  | {
      readonly kind: 'local';
      readonly local: number;
      readonly range: CodeRange;
    };

/** A variable or parameter of the learner's program. */
export interface VariableInfo {
  readonly name: string;
  readonly type: CType;
  /** Line of its declaration. */
  readonly line: number;
  readonly location: VariableLocation;
  readonly isParameter: boolean;
  /** True for a compiler-generated variable with the length of an array. */
  readonly isArtificial: boolean;
  /** Offset of its entry; array lengths refer to it. */
  readonly entry: number;
}

/** A lexical block of a function, or its outermost one, with its variables. */
export interface BlockInfo {
  readonly ranges: readonly CodeRange[];
  readonly variables: readonly VariableInfo[];
}

/** A function of the learner's program. */
export interface FunctionInfo {
  readonly name: string;
  readonly result: CType;
  readonly range: CodeRange;
  readonly frameLocal: number | undefined;
  /** Lexical blocks, outer ones before inner ones. */
  readonly blocks: readonly BlockInfo[];
}

/** A global or static variable. */
interface GlobalInfo extends VariableInfo {
  /** Function of a static variable. */
  readonly owner: string | undefined;
}

/** Debug information of a program. */
export interface ProgramInfo {
  readonly functions: readonly FunctionInfo[];
  readonly globals: readonly GlobalInfo[];
  /** Addresses and sizes of string literals, in bytes. */
  readonly literals: readonly {
    readonly address: number;
    readonly size: number;
  }[];
  readonly rows: readonly LineRow[];
}

interface Unit {
  readonly base: number;
  readonly sections: DebugSections;
  readonly types: TypeTable;
}

/**
 * Reads a location expression. Supports only the operations that clang emits at
 * `-O0`.
 */
function readExpression(
  bytes: Uint8Array,
  range: CodeRange,
): VariableLocation | undefined {
  const reader = new ByteReader(bytes);
  if (reader.isDone) return undefined;
  switch (reader.u8()) {
    case operation.address:
      return { kind: 'address', address: reader.u32() };
    case operation.frameOffset:
      return { kind: 'frame', offset: Number(reader.sleb()) };
    case operation.wasmLocation:
      return reader.u8() === 0
        ? { kind: 'local', local: reader.uleb(), range }
        : undefined;
    default:
      return undefined;
  }
}

/** Start that marks a base address selection entry in a location list. */
const BASE_SELECTION = 0xffffffff;

const WHOLE_PROGRAM: CodeRange = [0, Infinity];

function readLocation(entry: Entry, unit: Unit): VariableLocation | undefined {
  const value = entry.attributes.get(attribute.location);
  if (value instanceof Uint8Array) return readExpression(value, WHOLE_PROGRAM);
  if (typeof value !== 'number') return undefined;
  const reader = new ByteReader(unit.sections.locations, value);
  let { base } = unit;
  for (;;) {
    const start = reader.u32();
    const end = reader.u32();
    if (start === 0 && end === 0) return undefined;
    if (start !== BASE_SELECTION)
      return readExpression(reader.readBytes(reader.u16()), [
        start + base,
        end + base,
      ]);
    base = end;
  }
}

function readVariable(entry: Entry, unit: Unit): VariableInfo | undefined {
  const location = readLocation(entry, unit);
  const name = getText(entry, attribute.name);
  if (location === undefined || name === undefined) return undefined;
  return {
    name,
    location,
    type: unit.types.getType(entry),
    line: getNumber(entry, attribute.declarationLine) ?? 0,
    isParameter: entry.tag === tag.formalParameter,
    isArtificial: entry.attributes.has(attribute.artificial),
    entry: entry.offset,
  };
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function readVariables(entry: Entry, unit: Unit): VariableInfo[] {
  return entry.children
    .filter(
      ({ tag: kind }) => kind === tag.variable || kind === tag.formalParameter,
    )
    .map((child) => readVariable(child, unit))
    .filter(isDefined);
}

/** Returns the block of an entry and those nested in it, outer ones first. */
function readBlocks(
  entry: Entry,
  ranges: readonly CodeRange[],
  unit: Unit,
): BlockInfo[] {
  const variables = readVariables(entry, unit).filter(
    ({ location }) => location.kind !== 'address',
  );
  const inner = entry.children
    .filter(({ tag: kind }) => kind === tag.lexicalBlock)
    .flatMap((child) =>
      readBlocks(
        child,
        readCodeRanges(child, unit.base, unit.sections.ranges),
        unit,
      ),
    );
  return [{ ranges, variables }, ...inner];
}

/** Returns the static variables of a function and of its blocks. */
function readStatics(entry: Entry, owner: string, unit: Unit): GlobalInfo[] {
  return [
    ...readVariables(entry, unit)
      .filter(({ location }) => location.kind === 'address')
      .map((variable) => ({ ...variable, owner })),
    ...entry.children
      .filter(({ tag: kind }) => kind === tag.lexicalBlock)
      .flatMap((child) => readStatics(child, owner, unit)),
  ];
}

function readFrameLocal(entry: Entry): number | undefined {
  const base = entry.attributes.get(attribute.frameBase);
  if (!(base instanceof Uint8Array)) return undefined;
  const location = readExpression(base, WHOLE_PROGRAM);
  return location?.kind === 'local' ? location.local : undefined;
}

function readFunction(entry: Entry, unit: Unit): FunctionInfo | undefined {
  const ranges = readCodeRanges(entry, unit.base, unit.sections.ranges);
  const [range] = ranges;
  if (range === undefined) return undefined;
  return {
    name: getText(entry, attribute.name) ?? '',
    result: unit.types.getType(entry),
    range,
    frameLocal: readFrameLocal(entry),
    blocks: readBlocks(entry, ranges, unit),
  };
}

function readGlobals(root: Entry, unit: Unit): GlobalInfo[] {
  return [
    ...readVariables(root, unit).map((variable) => ({
      ...variable,
      owner: undefined,
    })),
    ...root.children
      .filter(({ tag: kind }) => kind === tag.subprogram)
      .flatMap((entry) =>
        readStatics(entry, getText(entry, attribute.name) ?? '', unit),
      ),
  ].filter(({ type }) => getTypeSize(type) > 0);
}

/**
 * Reads the string literals, which clang declares as variables without a name.
 */
function readLiterals(
  root: Entry,
  unit: Unit,
): { address: number; size: number }[] {
  return root.children
    .filter(
      (entry) =>
        entry.tag === tag.variable && !entry.attributes.has(attribute.name),
    )
    .flatMap((entry) => {
      const location = readLocation(entry, unit);
      return location?.kind === 'address'
        ? [
            {
              address: location.address,
              size: getTypeSize(unit.types.getType(entry)),
            },
          ]
        : [];
    });
}

function indexEntries(
  entries: readonly Entry[],
  index: Map<number, Entry>,
): Map<number, Entry> {
  for (const entry of entries) {
    index.set(entry.offset, entry);
    indexEntries(entry.children, index);
  }
  return index;
}

/** Reads the debug information linked into a module. */
export function readProgram(module: WasmModule): ProgramInfo {
  const findSection = (name: string): Uint8Array =>
    findCustomSection(module.sections, `.debug_${name}`);
  const sections: DebugSections = {
    info: findSection('info'),
    abbreviations: findSection('abbrev'),
    strings: findSection('str'),
    ranges: findSection('ranges'),
    locations: findSection('loc'),
    lines: findSection('line'),
  };
  const roots = readEntries(sections);
  const types = new TypeTable(indexEntries(roots, new Map()));
  const units = roots.map((root) => ({
    root,
    unit: { sections, types, base: getNumber(root, attribute.lowPc) ?? 0 },
  }));
  return {
    functions: units.flatMap(({ root, unit }) =>
      root.children
        .filter(({ tag: kind }) => kind === tag.subprogram)
        .map((entry) => readFunction(entry, unit))
        .filter(isDefined),
    ),
    globals: units.flatMap(({ root, unit }) => readGlobals(root, unit)),
    literals: units.flatMap(({ root, unit }) => readLiterals(root, unit)),
    rows: readLines(sections.lines),
  };
}
