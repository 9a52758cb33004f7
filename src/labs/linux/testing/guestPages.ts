import { pageBytes } from '../engine/guestMemory';

/** Offset of the guest's memory in the emulator's. */
const before = 16;

/** Creates pages; all the bytes of a page have the same value. */
export const pages = (...fills: readonly number[]): Uint8Array =>
  Uint8Array.from(fills.flatMap((fill) => Array<number>(pageBytes).fill(fill)));

/** Creates the memory fields of v86's processor with this content. */
export function fakeMemory(contents: Uint8Array) {
  const buffer = new ArrayBuffer(before + contents.length);
  const mem8 = new Uint8Array(buffer, before);
  mem8.set(contents);
  return { mem8, wasm_memory: { buffer } };
}
