/** @jest-environment node */
import { PAGE_BYTES } from '../../engine/guestMemory';
import { createFakeMemory, createPages } from '../guestPages';
import { keepCompiledCode } from '../keepCompiledCode';

/**
 * Creates a processor with these pages, which records the calls to its
 * compiler.
 */
function createFakeProcessor(memory: Uint8Array) {
  const fake = createFakeMemory(memory);
  const { mem8 } = fake;
  const forgottenRanges: [number, number][] = [];
  const settings: [number, number][] = [];
  const cpu = {
    ...fake,
    jit_dirty_cache: (...range: [number, number]) => {
      forgottenRanges.push(range);
    },
    jit_clear_cache: () => {
      forgottenRanges.push([0, mem8.length]);
    },
    set_jit_config: (...setting: [number, number]) => {
      settings.push(setting);
    },
  };
  const putPage = keepCompiledCode(cpu);
  return {
    cpu,
    putPage: putPage,
    mem8,
    forgottenRanges: forgottenRanges,
    settings,
  };
}

describe('a processor that keeps its compiled code', () => {
  it('forgets the code of the pages that change, and of no others', () => {
    const { cpu, putPage, mem8, forgottenRanges } = createFakeProcessor(
      createPages(1, 2, 3, 0),
    );

    putPage(0, createPages(1));
    putPage(PAGE_BYTES, createPages(7));
    putPage(2 * PAGE_BYTES);
    putPage(3 * PAGE_BYTES);
    cpu.jit_clear_cache();

    expect(mem8).toEqual(createPages(1, 7, 0, 0));
    expect(forgottenRanges).toEqual([
      [PAGE_BYTES, 2 * PAGE_BYTES],
      [2 * PAGE_BYTES, 3 * PAGE_BYTES],
    ]);
  });

  it('compiles whatever the machine was told, in longer pieces, and takes every other setting', () => {
    const { cpu, settings } = createFakeProcessor(createPages(0));

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
