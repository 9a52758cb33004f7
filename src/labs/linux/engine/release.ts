/** In browsers of since 2024; in others the collector has to find it. */
interface Transferable {
  readonly transfer?: (length: number) => ArrayBuffer;
}

/**
 * Gives back the memory of a copy that nobody needs any more: of 5 to 20 MB each,
 * the collector would leave several for a while.
 */
export function release({ buffer }: Uint8Array): void {
  (buffer as Transferable).transfer?.(0);
}
