import { PAGE_BYTES } from '../engine/guestMemory';

/** Offset of the guest's memory in the emulator's. */
const MEMORY_OFFSET = 16;

/** Creates pages; all the bytes of a page have the same value. */
export const createPages = (...fills: readonly number[]): Uint8Array =>
  Uint8Array.from(
    fills.flatMap((fill) => Array<number>(PAGE_BYTES).fill(fill)),
  );

/** Creates the memory fields of v86's processor with this content. */
export function createFakeMemory(contents: Uint8Array) {
  const buffer = new ArrayBuffer(MEMORY_OFFSET + contents.length);
  const mem8 = new Uint8Array(buffer, MEMORY_OFFSET);
  mem8.set(contents);
  return { mem8, wasm_memory: { buffer } };
}
