type Read = (
  file: number,
  vectors: number,
  count: number,
  readAt: number,
) => number;

/**
 * Wraps `fd_read` to report its writes: reading from the keyboard or a file
 * fills memory from outside the program.
 */
export function watchReads(
  calls: WebAssembly.ModuleImports,
  onWrite: (address: number, size: number) => void,
  memory: () => ArrayBuffer,
): WebAssembly.ModuleImports {
  const read = calls['fd_read'] as Read;
  const readAndWatch: Read = (file, vectors, count, readAt) => {
    const status = read(file, vectors, count, readAt);
    const view = new DataView(memory());
    let left = status === 0 ? view.getUint32(readAt, true) : 0;
    for (let place = 0; place < count && left > 0; place += 1) {
      const vector = vectors + place * 8;
      const size = Math.min(view.getUint32(vector + 4, true), left);
      onWrite(view.getUint32(vector, true), size);
      left -= size;
    }
    return status;
  };
  return { ...calls, fd_read: readAndWatch };
}
