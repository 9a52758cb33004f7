import { releaseBuffer } from './release';

export const PAGE_BYTES = 4096;
const wordBytes = 4;
const pageWords = PAGE_BYTES / wordBytes;

/** Set of the guest's pages present in a state, by page number. */
interface PageSet {
  readonly get: (page: number) => unknown;
}

/**
 * Writes a page of the guest.
 *
 * @param contents Undefined for a page of zeros.
 */
export type PutPage = (address: number, contents?: Uint8Array) => void;

/** Part of v86's processor that handles the guest's memory. */
export interface GuestMemory {
  readonly wasm_memory: { readonly buffer: ArrayBuffer };
  /** Memory of the guest, a range of `wasm_memory`. */
  readonly mem8: Pick<Uint8Array, 'byteOffset' | 'length'>;
  readonly is_memory_zeroed: (address: number, length: number) => unknown;
  /** Returns the part of a state that holds the memory. */
  pack_memory: () => {
    readonly bitmap: { readonly get_buffer: () => ArrayBuffer };
    readonly packed_memory: Uint8Array;
  };
  /** Restores that part from a copy that it may take over. */
  unpack_memory: (pages: PageSet, packedBytes: Uint8Array) => void;
}

/**
 * Creates a function that writes only the pages that are not zero already: the
 * browser never gives back a page that was once written, and the guest never
 * uses most of its memory.
 */
export function createSparseWriter(memory: GuestMemory): PutPage {
  return (address, contents) => {
    const { wasm_memory, mem8 } = memory;
    if (!contents && memory.is_memory_zeroed(address, PAGE_BYTES)) return;
    const page = new Uint8Array(
      wasm_memory.buffer,
      mem8.byteOffset + address,
      PAGE_BYTES,
    );
    if (contents) page.set(contents);
    else page.fill(0);
  };
}

/**
 * Patches the machine's states to hold only the pages that differ from those of
 * the first state loaded: about 1 MB instead of 16 at the start of a lesson.
 *
 * @param putPage Writes a page back.
 */
export function patchDifferentialStates(
  memory: GuestMemory,
  putPage: PutPage,
): void {
  const first = new Map<number, Uint8Array>();
  const countPages = () => memory.mem8.length / PAGE_BYTES;

  memory.unpack_memory = (isPacked, packedBytes) => {
    const isFirst = first.size === 0;
    let next = 0;
    for (let page = 0; page < countPages(); page += 1) {
      let contents = first.get(page);
      if (isPacked.get(page)) {
        contents = packedBytes.subarray(next, next + PAGE_BYTES);
        next += PAGE_BYTES;
        if (isFirst) first.set(page, contents);
      }
      putPage(page * PAGE_BYTES, contents);
    }
    if (!isFirst) releaseBuffer(packedBytes);
  };

  memory.pack_memory = () => {
    const { buffer } = memory.wasm_memory;
    const { byteOffset, length } = memory.mem8;
    const words = new Int32Array(buffer, byteOffset, length / wordBytes);
    const isAsFirst = (page: number) => {
      const firstContent = first.get(page);
      return firstContent
        ? equalsWords(words, page * pageWords, firstContent)
        : Boolean(memory.is_memory_zeroed(page * PAGE_BYTES, PAGE_BYTES));
    };
    const changedPages = [...Array(countPages()).keys()].filter(
      (page) => !isAsFirst(page),
    );
    const bits = new Uint8Array(Math.ceil(countPages() / 8));
    const packedBytes = new Uint8Array(changedPages.length * PAGE_BYTES);
    for (const [index, page] of changedPages.entries()) {
      bits[page >> 3] = (bits[page >> 3] ?? 0) | (1 << (page & 7));
      const start = byteOffset + page * PAGE_BYTES;
      packedBytes.set(
        new Uint8Array(buffer, start, PAGE_BYTES),
        index * PAGE_BYTES,
      );
    }
    return {
      bitmap: { get_buffer: () => bits.buffer },
      packed_memory: packedBytes,
    };
  };
}

function equalsWords(
  words: Int32Array,
  firstWord: number,
  page: Uint8Array,
): boolean {
  const pageWordsView = new Int32Array(page.buffer, page.byteOffset, pageWords);
  for (let index = 0; index < pageWords; index += 1)
    if (words[firstWord + index] !== pageWordsView[index]) return false;
  return true;
}
