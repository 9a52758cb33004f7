import { encodeUleb } from '../leb';
import { ByteReader, ByteWriter } from '../tracer/bytes';
import { encodeConstant } from '../tracer/wasm/codegen';
import { opcode, skipOperands } from '../tracer/wasm/instructions';
import { sectionId, createSectionReader } from '../tracer/wasm/module';
import type { FunctionType, WasmModule } from '../tracer/wasm/module';

/**
 * Module name from which a detached program imports the learner's functions.
 */
export const CHECKER_MODULE = 'checker';

/** Name under which a detached program exports a function of the library. */
export const getExportName = (index: number): string => `function${index}`;

const returnCall = 0x12;
const encoder = new TextEncoder();

/**
 * Maps the index of a function to its index once detached: imported functions
 * come first, so the new imports move the defined ones.
 */
type ShiftIndex = (index: number) => number;

/** Creates the body of a function that calls another with its arguments. */
function createStub(
  type: FunctionType | undefined,
  target: number,
): Uint8Array {
  const out = new ByteWriter().add(encodeUleb(0));
  type?.parameters.forEach((_, parameter) =>
    out.add([opcode.localGet, ...encodeUleb(parameter)]),
  );
  return out.add([opcode.call, ...encodeUleb(target), opcode.end]).finish();
}

function rewriteBody(
  reader: ByteReader,
  end: number,
  shiftIndex: ShiftIndex,
): Uint8Array {
  const out = new ByteWriter();
  let copiedUntil = reader.position;
  const copyUpTo = (position: number) => {
    const fieldStart = reader.position;
    reader.position = copiedUntil;
    out.add(reader.readBytes(position - copiedUntil));
    reader.position = fieldStart;
    copiedUntil = fieldStart;
  };
  for (let groups = reader.uleb(); groups > 0; groups -= 1) {
    reader.uleb();
    reader.u8();
  }
  while (reader.position < end) {
    const position = reader.position;
    const code = reader.u8();
    if (
      code === opcode.call ||
      code === opcode.refFunc ||
      code === returnCall
    ) {
      const index = reader.uleb();
      copyUpTo(position);
      out.add([code, ...encodeUleb(shiftIndex(index))]);
    } else skipOperands(code, reader);
  }
  copyUpTo(end);
  return out.finish();
}

function rewriteCode(
  { importedFunctionCount, functionTypes, types, sections }: WasmModule,
  ownTypes: readonly number[],
  shiftIndex: ShiftIndex,
): Uint8Array {
  const places = new Map(ownTypes.map((index, place) => [index, place]));
  const reader = createSectionReader(sections, sectionId.code);
  const count = reader.uleb();
  const out = new ByteWriter().add(encodeUleb(count));
  for (let place = 0; place < count; place += 1) {
    const end = reader.uleb() + reader.position;
    const index = importedFunctionCount + place;
    const number = places.get(index);
    out.addSized(
      number === undefined
        ? rewriteBody(reader, end, shiftIndex)
        : createStub(
            types[functionTypes[index] ?? 0],
            importedFunctionCount + number,
          ),
    );
    reader.position = end;
  }
  return out.finish();
}

/** @param ownTypes Type index of each of the learner's functions. */
function rewriteImports(
  body: Uint8Array,
  ownTypes: readonly number[],
): Uint8Array {
  const reader = new ByteReader(body);
  const count = reader.uleb();
  const out = new ByteWriter().add(encodeUleb(count + ownTypes.length));
  out.add(reader.readBytes(body.length - reader.position));
  ownTypes.forEach((type, place) =>
    out
      .addSized(encoder.encode(CHECKER_MODULE))
      .addSized(encoder.encode(String(place)))
      .add([0, ...encodeUleb(type)]),
  );
  return out.finish();
}

function rewriteExports(
  body: Uint8Array,
  libraryFunctions: readonly number[],
  shiftIndex: ShiftIndex,
): Uint8Array {
  const reader = new ByteReader(body);
  const count = reader.uleb();
  const out = new ByteWriter().add(encodeUleb(count + libraryFunctions.length));
  for (let left = count; left > 0; left -= 1) {
    out.addSized(reader.readBytes(reader.uleb()));
    const kind = reader.u8();
    const index = reader.uleb();
    out.add([kind, ...encodeUleb(kind === 0 ? shiftIndex(index) : index)]);
  }
  for (const index of libraryFunctions)
    out
      .addSized(encoder.encode(getExportName(index)))
      .add([0, ...encodeUleb(shiftIndex(index))]);
  return out.finish();
}

function encodeElements(
  { table }: WasmModule,
  shiftIndex: ShiftIndex,
): Uint8Array {
  const out = new ByteWriter().add(encodeUleb(table.size));
  for (const [place, index] of table)
    out.add([
      ...[0, ...encodeConstant(place), opcode.end],
      ...encodeUleb(1),
      ...encodeUleb(shiftIndex(index)),
    ]);
  return out.finish();
}

/**
 * Rewrites a program so that each of the learner's functions becomes an import
 * and the library's code stays. The provider of the imports can watch all that
 * they do.
 *
 * @param ownFunctionTypes Indices of the learner's functions; the nth one is imported as
 * `n`.
 * @param libraryFunctions Indices of the library functions that they may call.
 */
export function detachFunctions(
  module: WasmModule,
  ownFunctionTypes: readonly number[],
  libraryFunctions: readonly number[],
): Uint8Array {
  const { importedFunctionCount, functionTypes, sections } = module;
  const ownTypes = ownFunctionTypes.map((index) => functionTypes[index] ?? 0);
  const shiftIndex: ShiftIndex = (index) =>
    index < importedFunctionCount ? index : index + ownFunctionTypes.length;
  const rewrittenSections: Readonly<
    Record<number, ((body: Uint8Array) => Uint8Array) | undefined>
  > = {
    [sectionId.import]: (body) => rewriteImports(body, ownTypes),
    [sectionId.export]: (body) =>
      rewriteExports(body, libraryFunctions, shiftIndex),
    [sectionId.start]: (body) =>
      Uint8Array.from(encodeUleb(shiftIndex(new ByteReader(body).uleb()))),
    [sectionId.element]: () => encodeElements(module, shiftIndex),
    [sectionId.code]: () => rewriteCode(module, ownFunctionTypes, shiftIndex),
  };
  const out = new ByteWriter().add([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  for (const { id, body } of sections)
    if (id !== sectionId.custom)
      out.add([id]).addSized(rewrittenSections[id]?.(body) ?? body);
  return out.finish();
}
