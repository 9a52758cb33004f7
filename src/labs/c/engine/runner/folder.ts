import { Directory, File, PreopenDirectory } from '@bjorn3/browser_wasi_shim';
import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { DataFile } from '../types';

/** Maximum size of all files of a program together, in bytes. */
export const folderLimit = 16 * 1024 * 1024;

/** The program's working folder, in memory. */
export class Folder {
  readonly root: PreopenDirectory;
  readonly #given: ReadonlyMap<string, Uint8Array>;

  constructor(files: readonly DataFile[]) {
    this.#given = new Map(files.map(({ name, bytes }) => [name, bytes]));
    this.root = new PreopenDirectory(
      '/',
      new Map<string, Inode>(
        files.map(({ name, bytes }) => [name, new File(bytes.slice())]),
      ),
    );
  }

  /**
   * Grows a file to the length that a write needs, doubling its capacity: the
   * shim would copy the whole file at every write.
   *
   * @returns false when the folder has no space left.
   */
  makeRoom(file: File, length: number): boolean {
    if (length <= file.data.length) return true;
    if (length > file.data.buffer.byteLength) {
      const others = this.#size - file.data.length;
      if (others + length > folderLimit) return false;
      const room = new Uint8Array(Math.min(length * 2, folderLimit - others));
      room.set(file.data);
      file.data = room;
    }
    file.data = new Uint8Array(file.data.buffer, 0, length);
    return true;
  }

  get #size(): number {
    let size = 0;
    for (const { data } of entriesOf(this.root.dir)) size += data.length;
    return size;
  }

  /** Returns the files created or changed since the program started. */
  changes(): DataFile[] {
    return [...entriesOf(this.root.dir)]
      .map(({ name, data }) => ({ name, bytes: data.slice() }))
      .filter(({ name, bytes }) => {
        const before = this.#given.get(name);
        return !before || !sameBytes(before, bytes);
      });
  }
}

function* entriesOf(
  folder: Directory,
  prefix = '',
): Generator<{ name: string; data: Uint8Array }> {
  for (const [name, entry] of folder.contents) {
    if (entry instanceof File) yield { name: prefix + name, data: entry.data };
    else if (entry instanceof Directory)
      yield* entriesOf(entry, `${prefix}${name}/`);
  }
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length &&
    one.every((byte, index) => byte === other[index])
  );
}
