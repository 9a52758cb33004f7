import { uleb } from '../engine/leb';

/** Encodes a section of a WebAssembly module. */
export const section = (id: number, ...content: number[]): number[] => [
  id,
  ...uleb(content.length),
  ...content,
];

/** Encodes the body of a function without locals. */
export const body = (...code: number[]): number[] => [
  ...uleb(code.length + 1),
  0,
  ...code,
];

/** Encodes the body of a function that returns a small number. */
export const answer = (value: number): number[] => body(0x41, value, 0x0b);

/**
 * Encodes a module of functions without parameters, exported as `a`, `b`…
 *
 * @param type Result vector of every function: count of results, then their
 *   types.
 */
export function moduleOf(
  bodies: readonly number[][],
  type: readonly number[],
): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 0, ...type),
    ...section(3, bodies.length, ...bodies.map(() => 0)),
    ...section(
      7,
      bodies.length,
      ...bodies.flatMap((_, index) => [1, 0x61 + index, 0, index]),
    ),
    ...section(10, bodies.length, ...bodies.flat()),
  ]);
}
