import type { FetchFile, FileStorage, FilesTogether } from './emulator';
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
  readonly #together: FilesTogether;
  readonly #contents = new Map<string, Uint8Array>();
  readonly #coming = new Map<string, Promise<Uint8Array>>();
  /** What nobody waits for yet. */
  readonly #ahead = new Map<string, Promise<void>>();
  #unreachable = 0;
  #ended = false;
  /** Grows with each machine that takes the place of another. */
  #machine = 0;

  constructor(
    fetchFile: FetchFile,
    tell: (notice: MachineNotice) => void,
    together: FilesTogether = new Map(),
  ) {
    this.#fetchFile = fetchFile;
    this.#tell = tell;
    this.#together = together;
  }

  /** Whether the guest waits for a file. */
  readonly isBusy = (): boolean => this.#coming.size > 0;

  async read(
    name: string,
    offset: number,
    count: number,
    size: number,
  ): Promise<Uint8Array> {
    const machine = this.#machine;
    const contents = this.#contents.get(name) ?? (await this.#get(name, size));
    // v86 would go on with the open files of a machine that did not ask.
    if (machine !== this.#machine) return new Promise(() => undefined);
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

  /** Another machine takes the place of the one that asked: its reads are not answered. */
  forget(): void {
    this.#machine += 1;
  }

  end(): void {
    this.#ended = true;
  }

  #get(name: string, size: number): Promise<Uint8Array> {
    const known = this.#coming.get(name);
    if (known) return known;
    const coming = this.#whole(name, size).finally(() => {
      this.#coming.delete(name);
    });
    this.#coming.set(name, coming);
    for (const other of this.#together.get(name) ?? []) this.#bring(...other);
    return coming;
  }

  async #whole(name: string, size: number): Promise<Uint8Array> {
    const ahead = this.#ahead.get(name);
    if (ahead) await ahead;
    return this.#contents.get(name) ?? this.#fetch(name, size);
  }

  /** If it does not come, who asks for it will find out. */
  #bring(name: string, size: number): void {
    if ([this.#contents, this.#coming, this.#ahead].some((at) => at.has(name)))
      return;
    const ahead = this.#fetchFile(name, size, false)
      .then(
        (contents) => {
          this.#contents.set(name, contents);
        },
        () => undefined,
      )
      .finally(() => {
        this.#ahead.delete(name);
      });
    this.#ahead.set(name, ahead);
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
