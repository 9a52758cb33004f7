/** @jest-environment node */
import { createFakeMemory, createPages } from '../../testing/guestPages';
import {
  patchDifferentialStates,
  PAGE_BYTES,
  createSparseWriter,
} from '../guestMemory';
import type { GuestMemory } from '../guestMemory';

const createPageSet = (...numbers: readonly number[]) => ({
  get: (page: number) => numbers.includes(page),
});

const failOnCall = () => {
  throw new Error('The processor would handle all of its memory.');
};

/** Creates a processor whose memory has four pages of zeros. */
function createFakeProcessor() {
  const { mem8, wasm_memory } = createFakeMemory(createPages(0, 0, 0, 0));
  const memory: GuestMemory = {
    wasm_memory,
    mem8,
    is_memory_zeroed: (address, length) =>
      mem8.subarray(address, address + length).every((byte) => byte === 0),
    pack_memory: failOnCall,
    unpack_memory: failOnCall,
  };
  patchDifferentialStates(memory, createSparseWriter(memory));
  const save = () => {
    const { bitmap, packed_memory } = memory.pack_memory();
    const bits = new Uint8Array(bitmap.get_buffer());
    const get = (page: number) => ((bits[page >> 3] ?? 0) >> (page & 7)) & 1;
    return { pages: { get }, contents: packed_memory };
  };
  return { memory, mem8, save };
}

describe('a page of a guest', () => {
  it.each([
    ['is not written when it is zero already', true, createPages(9)],
    ['is emptied when it is not', false, createPages(0)],
  ])('%s', (_, isZeroed, expected) => {
    const memory = createFakeMemory(createPages(9));
    createSparseWriter({
      ...memory,
      is_memory_zeroed: () => isZeroed,
      pack_memory: failOnCall,
      unpack_memory: failOnCall,
    })(0);

    expect(memory.mem8).toEqual(expected);
  });

  it('is as it began after a program wrote there', () => {
    const { memory, mem8 } = createFakeProcessor();
    memory.unpack_memory(createPageSet(1), createPages(7));
    mem8.fill(9);

    memory.unpack_memory(createPageSet(), createPages());

    expect(mem8).toEqual(createPages(0, 7, 0, 0));
  });
});

describe('a state of a machine', () => {
  it('holds no page while the machine is as it began', () => {
    const { memory, save } = createFakeProcessor();
    memory.unpack_memory(createPageSet(0, 2), createPages(5, 6));

    const state = save();

    expect(state.contents).toHaveLength(0);
    expect([0, 1, 2, 3].map(state.pages.get)).toEqual([0, 0, 0, 0]);
  });

  it('holds what changed, what is new and what was emptied, and brings them back', () => {
    const { memory, mem8, save } = createFakeProcessor();
    memory.unpack_memory(createPageSet(0, 1, 2), createPages(5, 6, 7));
    mem8.set(createPages(5, 8, 0, 9));

    const state = save();
    mem8.fill(1);
    memory.unpack_memory(state.pages, state.contents.slice());

    expect(state.contents).toEqual(createPages(8, 0, 9));
    expect(mem8).toEqual(createPages(5, 8, 0, 9));
  });

  it('sees a change in the last byte of a page', () => {
    const { memory, mem8, save } = createFakeProcessor();
    memory.unpack_memory(createPageSet(0), createPages(5));
    mem8[PAGE_BYTES - 1] = 6;

    expect(save().contents).toHaveLength(PAGE_BYTES);
  });

  it('gives back the copy that it was put back from', () => {
    const { memory } = createFakeProcessor();
    memory.unpack_memory(createPageSet(0), createPages(5));
    const copy = createPages(6);
    const transfer = jest.fn();
    // Stubs `transfer`, which not every version of Node has.
    Object.assign(copy.buffer, { transfer });

    memory.unpack_memory(createPageSet(0), copy);

    expect(transfer).toHaveBeenCalledWith(0);
  });
});
