import { joinBytes, type Bytes } from '../../../kit/joinBytes';
import { encodeSleb, encodeUleb } from '../leb';
import {
  readNumber,
  rewriteBodies,
  rewriteModule,
  readSections,
} from './module';

/** Section ids, from the WebAssembly specification. */
const sections = { functions: 3, globals: 6, exports: 7 } as const;

/** Opcodes and types that it takes to mark a call. */
const op = {
  i32: 0x7f,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i32Or: 0x72,
  end: 0x0b,
} as const;

const mutable = 1;
const globalKind = 3;
const bitsPerWord = 32;
const exportPrefix = 'called';

const countWords = (functions: number) => Math.ceil(functions / bitsPerWord);

function readItemCount(bytes: Uint8Array, id: number): number {
  for (const section of readSections(bytes))
    if (section.id === id) return readNumber(bytes, section.content).value;
  return 0;
}

/** Returns the offset of a body's first instruction, after its locals. */
function skipLocals(bytes: Uint8Array, offset: number): number {
  let { value: groups, end } = readNumber(bytes, offset);
  for (; groups > 0; groups -= 1) end = readNumber(bytes, end).end + 1;
  return end;
}

function appendItems(
  bytes: Uint8Array,
  section: { readonly content: number; readonly end: number },
  items: readonly (readonly number[])[],
): Bytes {
  const { value, end } = readNumber(bytes, section.content);
  return joinBytes([
    encodeUleb(value + items.length),
    bytes.subarray(end, section.end),
    items.flat(),
  ]);
}

/**
 * Makes every function of a module record that it was called: a bit each, in
 * exported globals, because memory belongs to the program.
 */
export function instrument(bytes: Uint8Array): Bytes {
  const words = countWords(readItemCount(bytes, sections.functions));
  const firstGlobal = readItemCount(bytes, sections.globals);
  const indices = Array.from({ length: words }, (_, index) => index);
  const encoder = new TextEncoder();
  const markedModule = rewriteBodies(bytes, ({ content, end }, index) => {
    const start = skipLocals(bytes, content);
    const word = encodeUleb(firstGlobal + Math.floor(index / bitsPerWord));
    const mark = [
      op.globalGet,
      ...word,
      op.i32Const,
      ...encodeSleb(1 << (index % bitsPerWord)),
      op.i32Or,
      op.globalSet,
      ...word,
    ];
    return joinBytes([
      encodeUleb(end - content + mark.length),
      bytes.subarray(content, start),
      mark,
      bytes.subarray(start, end),
    ]);
  });
  return rewriteModule(markedModule, (section) => {
    if (section.id === sections.globals)
      return appendItems(
        markedModule,
        section,
        indices.map(() => [op.i32, mutable, op.i32Const, 0, op.end]),
      );
    if (section.id === sections.exports)
      return appendItems(
        markedModule,
        section,
        indices.map((index) => {
          const name = [...encoder.encode(`${exportPrefix}${index}`)];
          return [
            ...encodeUleb(name.length),
            ...name,
            globalKind,
            ...encodeUleb(firstGlobal + index),
          ];
        }),
      );
    return undefined;
  });
}

/**
 * Adds the functions that an instrumented instance called to a profile. Returns
 * true when any is new.
 */
export function addCalls(
  instance: WebAssembly.Instance,
  profile: Uint8Array,
): boolean {
  const words = new DataView(
    profile.buffer,
    profile.byteOffset,
    profile.byteLength,
  );
  let added = false;
  for (const [name, value] of Object.entries(instance.exports)) {
    if (!(value instanceof WebAssembly.Global)) continue;
    const index = Number(name.slice(exportPrefix.length));
    const calledIndex = Number(value.value);
    for (let byte = 0; byte < 4; byte += 1) {
      const offset = index * 4 + byte;
      if (offset >= profile.length) break;
      const before = words.getUint8(offset);
      const after = before | ((calledIndex >>> (byte * 8)) & 0xff);
      if (after === before) continue;
      words.setUint8(offset, after);
      added = true;
    }
  }
  return added;
}
