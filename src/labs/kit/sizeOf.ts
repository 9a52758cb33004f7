/** What several files of a lab weigh together, in bytes on the wire. */
export const sizeOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
