import { ByteReader } from '../bytes';

/** Ids of the WebAssembly sections that are read or rewritten. */
export const sectionId = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
} as const;

/** A section of a module, in file order. */
export interface Section {
  readonly id: number;
  /** Name of a custom section; undefined for the others. */
  readonly name: string | undefined;
  /** Content without id, size and name. */
  readonly body: Uint8Array;
}

/** Parameters and results of a function, as value type codes. */
export interface FunctionType {
  readonly parameters: readonly number[];
  readonly results: readonly number[];
}

/** Codes of the value types in compiled C. */
export const valueType = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c };

/** A WebAssembly module, parsed as far as the instrumentation needs. */
export interface WasmModule {
  readonly sections: readonly Section[];
  readonly types: readonly FunctionType[];
  /** Type index of each function, imported ones first. */
  readonly functionTypes: readonly number[];
  readonly importedFunctionCount: number;
  /** Function names by function index, from the name section. */
  readonly names: ReadonlyMap<number, string>;
  /** Index of the global `__stack_pointer`. */
  readonly stackPointer: number;
  /** Initial stack pointer; the stack grows down from there. */
  readonly stackTop: number;
  /** Offset in the code section of each defined function, by function index. */
  readonly codeOffsets: ReadonlyMap<number, number>;
  /** Functions callable through a pointer: function index by table index. */
  readonly table: ReadonlyMap<number, number>;
}

/** Splits a module into its sections. */
export function readSections(wasm: Uint8Array): Section[] {
  const reader = new ByteReader(wasm, 8);
  const sections: Section[] = [];
  while (!reader.isDone) {
    const id = reader.u8();
    const size = reader.uleb();
    const end = reader.position + size;
    const name = id === sectionId.custom ? reader.readName() : undefined;
    sections.push({ id, name, body: reader.readBytes(end - reader.position) });
  }
  return sections;
}

/**
 * Creates a reader of the first section with that id; an empty one if there is
 * none.
 */
export function createSectionReader(
  sections: readonly Section[],
  id: number,
): ByteReader {
  const section = sections.find((candidate) => candidate.id === id);
  return new ByteReader(section?.body ?? new Uint8Array([0]));
}

/** Returns the body of a custom section, empty if there is none. */
export function findCustomSection(
  sections: readonly Section[],
  name: string,
): Uint8Array {
  return (
    sections.find((candidate) => candidate.name === name)?.body ??
    new Uint8Array()
  );
}

/** Reads a WebAssembly vector: its length, then its items. */
function readVector<T>(reader: ByteReader, item: () => T): T[] {
  return Array.from({ length: reader.uleb() }, item);
}

function readTypes(reader: ByteReader): FunctionType[] {
  return readVector(reader, () => {
    if (reader.u8() !== 0x60) throw new Error('A type that is no function');
    const parameters = readVector(reader, () => reader.u8());
    return { parameters, results: readVector(reader, () => reader.u8()) };
  });
}

/** Returns the type indices of imported functions and skips other imports. */
function readImports(reader: ByteReader): number[] {
  const functions: number[] = [];
  readVector(reader, () => {
    reader.readName();
    reader.readName();
    const kind = reader.u8();
    if (kind === 0) functions.push(reader.uleb());
    else if (kind === 3) reader.readBytes(2);
    else {
      if (kind !== 2) reader.u8();
      const limits = kind === 4 ? 0 : reader.u8();
      reader.uleb();
      if ((limits & 1) === 1) reader.uleb();
    }
  });
  return functions;
}

/** Subsections of the name section that are read, by id. */
const nameKinds = { 1: 'functions', 7: 'globals', 9: 'segments' } as const;

type Names = Record<
  (typeof nameKinds)[keyof typeof nameKinds],
  Map<number, string>
>;

function readNames(body: Uint8Array): Names {
  const reader = new ByteReader(body);
  const names: Names = {
    functions: new Map(),
    globals: new Map(),
    segments: new Map(),
  };
  while (!reader.isDone) {
    const kind = reader.u8();
    const end = reader.uleb() + reader.position;
    if (kind in nameKinds) {
      const target = names[nameKinds[kind as keyof typeof nameKinds]];
      readVector(reader, () => target.set(reader.uleb(), reader.readName()));
    }
    reader.position = end;
  }
  return names;
}

/** A part of a program's initial memory. */
export interface DataSegment {
  readonly start: number;
  readonly bytes: Uint8Array;
}

/**
 * Reads the data section. The linker writes only active segments: an offset and
 * the bytes.
 */
function readData(reader: ByteReader): DataSegment[] {
  return readVector(reader, () => {
    const flags = reader.uleb();
    if (flags !== 0) throw new Error(`Data segment of kind ${flags}`);
    reader.u8();
    const start = Number(reader.sleb());
    reader.u8();
    return { start, bytes: reader.readBytes(reader.uleb()) };
  });
}

/** Returns the initial contents of memory. */
export function readDataSegments(
  sections: readonly Section[],
): readonly DataSegment[] {
  return readData(createSectionReader(sections, sectionId.data));
}

/**
 * Finds the string literals and constants, which a program may not change.
 *
 * @returns undefined when the module has none, or no segment names.
 */
export function findReadOnlyData(
  sections: readonly Section[],
): DataSegment | undefined {
  const { segments } = readNames(findCustomSection(sections, 'name'));
  const [index] = [...segments].find(([, name]) => name === '.rodata') ?? [];
  if (index === undefined) return undefined;
  return readDataSegments(sections)[index];
}

/**
 * Reads the function table. The linker writes only active segments: an offset
 * and function indices.
 */
function readTable(reader: ByteReader): Map<number, number> {
  const table = new Map<number, number>();
  readVector(reader, () => {
    const flags = reader.uleb();
    if (flags !== 0) throw new Error(`Element segment of kind ${flags}`);
    reader.u8();
    const offset = Number(reader.sleb());
    reader.u8();
    readVector(reader, () => reader.uleb()).forEach((index, place) =>
      table.set(offset + place, index),
    );
  });
  return table;
}

/** Reads the initial value of each global; the linker writes constants. */
function readGlobals(reader: ByteReader): number[] {
  return readVector(reader, () => {
    reader.readBytes(2);
    const code = reader.u8();
    const value = code === 0x41 ? Number(reader.sleb()) : 0;
    while (reader.u8() !== 0x0b) continue;
    return value;
  });
}

/** Reads the offset of each function body, in order. */
function readCodeOffsets(reader: ByteReader): number[] {
  return readVector(reader, () => {
    const size = reader.uleb();
    const start = reader.position;
    reader.readBytes(size);
    return start;
  });
}

/** Parses a module that the lab's linker made. */
export function readModule(wasm: Uint8Array): WasmModule {
  const sections = readSections(wasm);
  const importedTypes = readImports(
    createSectionReader(sections, sectionId.import),
  );
  const functionReader = createSectionReader(sections, sectionId.function);
  const names = readNames(findCustomSection(sections, 'name'));
  const [stackPointer = 0] =
    [...names.globals].find(([, name]) => name === '__stack_pointer') ?? [];
  const globals = readGlobals(createSectionReader(sections, sectionId.global));
  const starts = readCodeOffsets(createSectionReader(sections, sectionId.code));
  return {
    sections,
    types: readTypes(createSectionReader(sections, sectionId.type)),
    functionTypes: [
      ...importedTypes,
      ...readVector(functionReader, () => functionReader.uleb()),
    ],
    importedFunctionCount: importedTypes.length,
    names: names.functions,
    stackPointer,
    stackTop: globals[stackPointer] ?? 0,
    codeOffsets: new Map(
      starts.map((start, place) => [importedTypes.length + place, start]),
    ),
    table: readTable(createSectionReader(sections, sectionId.element)),
  };
}
