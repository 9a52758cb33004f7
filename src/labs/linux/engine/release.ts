/**
 * `ArrayBuffer` with `transfer`, which browsers have since 2024. In others the
 * garbage collector frees the memory.
 */
interface Transferable {
  readonly transfer?: (length: number) => ArrayBuffer;
}

/**
 * Frees the memory of a copy that is not used any more. The copies have 5 to 20
 * MB, and the garbage collector would keep several for a while.
 */
export function releaseBuffer({ buffer }: Uint8Array): void {
  (buffer as Transferable).transfer?.(0);
}
