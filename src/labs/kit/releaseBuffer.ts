/**
 * Frees a buffer immediately where the browser can; phones have little memory.
 */
export function releaseBuffer(
  buffer: ArrayBuffer & { transfer?: (length: number) => ArrayBuffer },
): void {
  buffer.transfer?.(0);
}
