import { pageBytes } from '../engine/guestMemory';

/** The guest's memory does not begin where that of the emulator does. */
const before = 16;

/** Pages of which each has one byte in all its places. */
export const pages = (...fills: readonly number[]): Uint8Array =>
  Uint8Array.from(fills.flatMap((fill) => Array<number>(pageBytes).fill(fill)));

/** What a processor has for a memory with this in it. */
export function fakeMemory(contents: Uint8Array) {
  const buffer = new ArrayBuffer(before + contents.length);
  const mem8 = new Uint8Array(buffer, before);
  mem8.set(contents);
  return { mem8, wasm_memory: { buffer } };
}
