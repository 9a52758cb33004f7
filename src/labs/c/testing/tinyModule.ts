import { encodeUleb } from '../engine/leb';

/** Encodes a section of a WebAssembly module. */
export const encodeSection = (id: number, ...content: number[]): number[] => [
  id,
  ...encodeUleb(content.length),
  ...content,
];

/** Encodes the body of a function without locals. */
export const encodeBody = (...code: number[]): number[] => [
  ...encodeUleb(code.length + 1),
  0,
  ...code,
];

/** Encodes the body of a function that returns a small number. */
export const encodeConstantBody = (value: number): number[] =>
  encodeBody(0x41, value, 0x0b);

/**
 * Encodes a module of functions without parameters, exported as `a`, `b`…
 *
 * @param type Result vector of every function: count of results, then their
 *   types.
 */
export function encodeModule(
  bodies: readonly number[][],
  type: readonly number[],
): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...encodeSection(1, 1, 0x60, 0, ...type),
    ...encodeSection(3, bodies.length, ...bodies.map(() => 0)),
    ...encodeSection(
      7,
      bodies.length,
      ...bodies.flatMap((_, index) => [1, 0x61 + index, 0, index]),
    ),
    ...encodeSection(10, bodies.length, ...bodies.flat()),
  ]);
}
