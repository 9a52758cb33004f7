/** @jest-environment node */
import { keepCompiledCode } from '../keepCompiledCode';

const pageBytes = 4096;
const before = 16;

const pages = (...fills: readonly number[]) =>
  Uint8Array.from(fills.flatMap((fill) => Array<number>(pageBytes).fill(fill)));

/** A processor with these pages in its memory, and what was asked of its compiler. */
function fakeProcessor(memory: Uint8Array) {
  const buffer = new ArrayBuffer(before + memory.length);
  const mem8 = new Uint8Array(buffer, before);
  mem8.set(memory);
  const forgotten: [number, number][] = [];
  const settings: [number, number][] = [];
  const cpu = {
    mem8,
    wasm_memory: { buffer },
    jit_dirty_cache: (...range: [number, number]) => {
      forgotten.push(range);
    },
    jit_clear_cache: () => {
      forgotten.push([0, mem8.length]);
    },
    set_jit_config: (...setting: [number, number]) => {
      settings.push(setting);
    },
    unpack_memory: (
      ...state: [{ readonly get: (page: number) => boolean }, Uint8Array]
    ) => {
      throw new Error(`All of it was put back, ${state.length} parts.`);
    },
  };
  keepCompiledCode(cpu);
  return { cpu, mem8, forgotten, settings };
}

const packedPages = (...numbers: readonly number[]) => ({
  get: (page: number) => numbers.includes(page),
});

describe('a processor that keeps its compiled code', () => {
  it('forgets the code of the pages that change, and of no others', () => {
    const { cpu, mem8, forgotten } = fakeProcessor(pages(1, 2, 3, 0));

    cpu.unpack_memory(packedPages(0, 1), pages(1, 7));
    cpu.jit_clear_cache();

    expect(mem8).toEqual(pages(1, 7, 0, 0));
    expect(forgotten).toEqual([
      [pageBytes, 2 * pageBytes],
      [2 * pageBytes, 3 * pageBytes],
    ]);
  });

  it('puts back a state that begins at any byte', () => {
    const { cpu, mem8 } = fakeProcessor(pages(1, 2));
    const shifted = new Uint8Array(1 + 2 * pageBytes);
    shifted.set(pages(8, 9), 1);

    cpu.unpack_memory(packedPages(0, 1), shifted.subarray(1));

    expect(mem8).toEqual(pages(8, 9));
  });

  it('compiles whatever the machine was told, in longer pieces, and takes every other setting', () => {
    const { cpu, settings } = fakeProcessor(pages(0));

    cpu.set_jit_config(0, 1);
    cpu.set_jit_config(1, 1);
    cpu.set_jit_config(2, 5);

    expect(settings).toEqual([
      [0, 0],
      [1, 3],
      [2, 5],
    ]);
  });
});
