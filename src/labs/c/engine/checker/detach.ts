import { uleb } from '../leb';
import { ByteReader, ByteWriter } from '../tracer/bytes';
import { constant } from '../tracer/wasm/code';
import { opcode, skipOperands } from '../tracer/wasm/instructions';
import { sectionId, sectionReader } from '../tracer/wasm/module';
import type { WasmModule } from '../tracer/wasm/module';

/**
 * Module name from which a detached program imports the learner's functions.
 */
export const checkerModule = 'checker';

/** Name under which a detached program exports a function of the library. */
export const exportedName = (index: number): string => `function${index}`;

const returnCall = 0x12;
const encoder = new TextEncoder();

/**
 * Rewrites a program so that each of the learner's functions becomes an import
 * and the library's code stays. The provider of the imports can watch all that
 * they do.
 *
 * @param own Indices of the learner's functions; the nth one is imported as
 * `n`.
 * @param offered Indices of the library functions that they may call.
 */
export function detach(
  module: WasmModule,
  own: readonly number[],
  offered: readonly number[],
): Uint8Array {
  const { importedFunctions, functionTypes, types, sections } = module;
  const places = new Map(own.map((index, place) => [index, place]));
  const shift = (index: number) =>
    index < importedFunctions ? index : index + own.length;

  const stub = (index: number, place: number): Uint8Array => {
    const type = types[functionTypes[index] ?? 0];
    const out = new ByteWriter().add(uleb(0));
    type?.parameters.forEach((_, parameter) =>
      out.add([opcode.localGet, ...uleb(parameter)]),
    );
    return out
      .add([opcode.call, ...uleb(importedFunctions + place), opcode.end])
      .finish();
  };
  const shifted = (reader: ByteReader, end: number): Uint8Array => {
    const out = new ByteWriter();
    let copied = reader.position;
    const upTo = (position: number) => {
      const here = reader.position;
      reader.position = copied;
      out.add(reader.take(position - copied));
      reader.position = here;
      copied = here;
    };
    for (let groups = reader.uleb(); groups > 0; groups -= 1) {
      reader.uleb();
      reader.u8();
    }
    while (reader.position < end) {
      const at = reader.position;
      const code = reader.u8();
      if (
        code === opcode.call ||
        code === opcode.refFunc ||
        code === returnCall
      ) {
        const index = reader.uleb();
        upTo(at);
        out.add([code, ...uleb(shift(index))]);
      } else skipOperands(code, reader);
    }
    upTo(end);
    return out.finish();
  };
  const code = (): Uint8Array => {
    const reader = sectionReader(sections, sectionId.code);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count));
    for (let place = 0; place < count; place += 1) {
      const end = reader.uleb() + reader.position;
      const index = importedFunctions + place;
      const number = places.get(index);
      out.sized(
        number === undefined ? shifted(reader, end) : stub(index, number),
      );
      reader.position = end;
    }
    return out.finish();
  };
  const imports = (body: Uint8Array): Uint8Array => {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count + own.length));
    out.add(reader.take(body.length - reader.position));
    own.forEach((index, place) =>
      out
        .sized(encoder.encode(checkerModule))
        .sized(encoder.encode(String(place)))
        .add([0, ...uleb(functionTypes[index] ?? 0)]),
    );
    return out.finish();
  };
  const exports = (body: Uint8Array): Uint8Array => {
    const reader = new ByteReader(body);
    const count = reader.uleb();
    const out = new ByteWriter().add(uleb(count + offered.length));
    for (let left = count; left > 0; left -= 1) {
      out.sized(reader.take(reader.uleb()));
      const kind = reader.u8();
      const index = reader.uleb();
      out.add([kind, ...uleb(kind === 0 ? shift(index) : index)]);
    }
    for (const index of offered)
      out
        .sized(encoder.encode(exportedName(index)))
        .add([0, ...uleb(shift(index))]);
    return out.finish();
  };
  const elements = (): Uint8Array => {
    const out = new ByteWriter().add(uleb(module.table.size));
    for (const [place, index] of module.table)
      out.add([
        ...[0, ...constant(place), opcode.end],
        ...uleb(1),
        ...uleb(shift(index)),
      ]);
    return out.finish();
  };

  const rewritten: Readonly<
    Record<number, ((body: Uint8Array) => Uint8Array) | undefined>
  > = {
    [sectionId.import]: imports,
    [sectionId.export]: exports,
    [sectionId.start]: (body) =>
      Uint8Array.from(uleb(shift(new ByteReader(body).uleb()))),
    [sectionId.element]: elements,
    [sectionId.code]: code,
  };
  const out = new ByteWriter().add([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  for (const { id, body } of sections)
    if (id !== sectionId.custom)
      out.add([id]).sized(rewritten[id]?.(body) ?? body);
  return out.finish();
}
