import type { FetchFile, FileStorage } from './emulator';
import type { MachineNotice } from './types';

/** A file that does not come is asked for again after this time. */
export const retryMs = 2000;

/**
 * The files of the image. What came once is kept: it is there again without the
 * network, also after v86 has closed it.
 */
export class ImageFiles implements FileStorage {
  readonly #fetchFile: FetchFile;
  readonly #tell: (notice: MachineNotice) => void;
  readonly #contents = new Map<string, Uint8Array>();
  readonly #coming = new Map<string, Promise<Uint8Array>>();
  #unreachable = 0;
  #ended = false;

  constructor(fetchFile: FetchFile, tell: (notice: MachineNotice) => void) {
    this.#fetchFile = fetchFile;
    this.#tell = tell;
  }

  /** Whether the guest waits for a file. */
  readonly isBusy = (): boolean => this.#coming.size > 0;

  async read(
    name: string,
    offset: number,
    count: number,
    size: number,
  ): Promise<Uint8Array> {
    const contents = this.#contents.get(name) ?? (await this.#get(name, size));
    return contents.subarray(offset, offset + count);
  }

  cache(name: string, contents: Uint8Array): Promise<void> {
    this.#contents.set(name, contents);
    return Promise.resolve();
  }

  /** v86 would forget each file that is closed. */
  uncache(): void {
    return;
  }

  end(): void {
    this.#ended = true;
  }

  #get(name: string, size: number): Promise<Uint8Array> {
    const known = this.#coming.get(name);
    if (known) return known;
    const coming = this.#fetch(name, size).finally(() => {
      this.#coming.delete(name);
    });
    this.#coming.set(name, coming);
    return coming;
  }

  async #fetch(name: string, size: number): Promise<Uint8Array> {
    let again = false;
    for (;;) {
      try {
        const contents = await this.#fetchFile(name, size, again);
        this.#contents.set(name, contents);
        if (again) this.#count(-1);
        return contents;
      } catch {
        if (!again) this.#count(1);
        again = true;
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      if (this.#ended) throw new Error('The machine ended.');
    }
  }

  #count(change: 1 | -1): void {
    const before = this.#unreachable;
    this.#unreachable += change;
    if (before === 0) this.#tell({ kind: 'file-unreachable' });
    if (this.#unreachable === 0) this.#tell({ kind: 'file-reached' });
  }
}
