import { uleb } from '../engine/leb';

/** A section of a module of WebAssembly, of this kind. */
export const section = (id: number, ...content: number[]): number[] => [
  id,
  ...uleb(content.length),
  ...content,
];

/** The body of a function without locals. */
export const body = (...code: number[]): number[] => [
  ...uleb(code.length + 1),
  0,
  ...code,
];

/** The body of a function that gives a small number. */
export const answer = (value: number): number[] => body(0x41, value, 0x0b);

/**
 * A module of functions without parameters, exported as `a`, `b`…
 *
 * @param type How many values each gives, and their types.
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
