/** @jest-environment node */
import { fakeMemory, pages } from '../../testing/guestPages';
import { keepDifferences, pageBytes, putSparsely } from '../guestMemory';
import type { GuestMemory } from '../guestMemory';

const packed = (...numbers: readonly number[]) => ({
  get: (page: number) => numbers.includes(page),
});

const untouched = () => {
  throw new Error('The processor would handle all of its memory.');
};

/** Creates a processor whose memory has four pages of zeros. */
function fakeProcessor() {
  const { mem8, wasm_memory } = fakeMemory(pages(0, 0, 0, 0));
  const memory: GuestMemory = {
    wasm_memory,
    mem8,
    is_memory_zeroed: (at, length) =>
      mem8.subarray(at, at + length).every((byte) => byte === 0),
    pack_memory: untouched,
    unpack_memory: untouched,
  };
  keepDifferences(memory, putSparsely(memory));
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
    ['is not written when it is zero already', true, pages(9)],
    ['is emptied when it is not', false, pages(0)],
  ])('%s', (_, isZeroed, expected) => {
    const memory = fakeMemory(pages(9));
    putSparsely({
      ...memory,
      is_memory_zeroed: () => isZeroed,
      pack_memory: untouched,
      unpack_memory: untouched,
    })(0);

    expect(memory.mem8).toEqual(expected);
  });

  it('is as it began after a program wrote there', () => {
    const { memory, mem8 } = fakeProcessor();
    memory.unpack_memory(packed(1), pages(7));
    mem8.fill(9);

    memory.unpack_memory(packed(), pages());

    expect(mem8).toEqual(pages(0, 7, 0, 0));
  });
});

describe('a state of a machine', () => {
  it('holds no page while the machine is as it began', () => {
    const { memory, save } = fakeProcessor();
    memory.unpack_memory(packed(0, 2), pages(5, 6));

    const state = save();

    expect(state.contents).toHaveLength(0);
    expect([0, 1, 2, 3].map(state.pages.get)).toEqual([0, 0, 0, 0]);
  });

  it('holds what changed, what is new and what was emptied, and brings them back', () => {
    const { memory, mem8, save } = fakeProcessor();
    memory.unpack_memory(packed(0, 1, 2), pages(5, 6, 7));
    mem8.set(pages(5, 8, 0, 9));

    const state = save();
    mem8.fill(1);
    memory.unpack_memory(state.pages, state.contents.slice());

    expect(state.contents).toEqual(pages(8, 0, 9));
    expect(mem8).toEqual(pages(5, 8, 0, 9));
  });

  it('sees a change in the last byte of a page', () => {
    const { memory, mem8, save } = fakeProcessor();
    memory.unpack_memory(packed(0), pages(5));
    mem8[pageBytes - 1] = 6;

    expect(save().contents).toHaveLength(pageBytes);
  });

  it('gives back the copy that it was put back from', () => {
    const { memory } = fakeProcessor();
    memory.unpack_memory(packed(0), pages(5));
    const copy = pages(6);
    const transfer = jest.fn();
    // Stubs `transfer`, which not every version of Node has.
    Object.assign(copy.buffer, { transfer });

    memory.unpack_memory(packed(0), copy);

    expect(transfer).toHaveBeenCalledWith(0);
  });
});
