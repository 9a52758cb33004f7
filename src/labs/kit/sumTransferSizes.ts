/** Returns the total size of several files as transferred, in bytes. */
export const sumTransferSizes = (
  files: readonly { readonly bytes: number }[],
): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
