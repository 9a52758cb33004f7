import { Directory, File, PreopenDirectory } from '@bjorn3/browser_wasi_shim';
import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { DataFile } from '../types';

/** Maximum size of all files of a program together, in bytes. */
export const MAX_FOLDER_BYTES = 16 * 1024 * 1024;

const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;

/**
 * Root folder that grants every right to its files. The shim grants none, so
 * the C library could not tell a file open for reading from one open for
 * writing.
 */
class RootFolder extends PreopenDirectory {
  override fd_fdstat_get() {
    const status = super.fd_fdstat_get();
    if (status.fdstat) {
      status.fdstat.fs_rights_base = ALL_RIGHTS;
      status.fdstat.fs_rights_inherited = ALL_RIGHTS;
    }
    return status;
  }
}

/** The program's working folder, in memory. */
export class Folder {
  readonly root: PreopenDirectory;
  readonly #initialFiles: ReadonlyMap<string, Uint8Array>;

  constructor(files: readonly DataFile[]) {
    this.#initialFiles = new Map(files.map(({ name, bytes }) => [name, bytes]));
    this.root = new RootFolder(
      '/',
      new Map<string, Inode>(
        files.map(({ name, bytes, isReadOnly = false }) => [
          name,
          new File(bytes.slice(), { readonly: isReadOnly }),
        ]),
      ),
    );
  }

  /**
   * Grows a file to the length that a write needs, doubling its capacity: the
   * shim would copy the whole file at every write.
   *
   * @returns false when the folder has no space left.
   */
  growFile(file: File, length: number): boolean {
    if (length <= file.data.length) return true;
    if (length > file.data.buffer.byteLength) {
      const otherSize = this.#totalSize - file.data.length;
      if (otherSize + length > MAX_FOLDER_BYTES) return false;
      const room = new Uint8Array(
        Math.min(length * 2, MAX_FOLDER_BYTES - otherSize),
      );
      room.set(file.data);
      file.data = room;
    }
    file.data = new Uint8Array(file.data.buffer, 0, length);
    return true;
  }

  get #totalSize(): number {
    let size = 0;
    for (const { data } of iterateFiles(this.root.dir)) size += data.length;
    return size;
  }

  /** Returns the files created or changed since the program started. */
  getChangedFiles(): DataFile[] {
    return [...iterateFiles(this.root.dir)]
      .map(({ name, data }) => ({ name, bytes: data.slice() }))
      .filter(({ name, bytes }) => {
        const before = this.#initialFiles.get(name);
        return !before || !areBytesEqual(before, bytes);
      });
  }

  /** Returns the names of the initial files that are no longer there. */
  getRemovedNames(): string[] {
    const { contents } = this.root.dir;
    return [...this.#initialFiles.keys()].filter((name) => !contents.has(name));
  }
}

function* iterateFiles(
  folder: Directory,
  prefix = '',
): Generator<{ name: string; data: Uint8Array }> {
  for (const [name, entry] of folder.contents) {
    if (entry instanceof File) yield { name: prefix + name, data: entry.data };
    else if (entry instanceof Directory)
      yield* iterateFiles(entry, `${prefix}${name}/`);
  }
}

function areBytesEqual(left: Uint8Array, right: Uint8Array): boolean {
  return (
    left.length === right.length &&
    left.every((byte, index) => byte === right[index])
  );
}
