import type { FetchFile, FileStorage, FilesTogether } from './emulator';
import type { MachineNotice } from './types';

/** Delay before a failed file is fetched again. */
export const retryMs = 2000;

/**
 * Files of the image. A fetched file is kept in memory, so that it can be read
 * without the network even after v86 has closed it.
 */
export class ImageFiles implements FileStorage {
  readonly #fetchFile: FetchFile;
  readonly #tell: (notice: MachineNotice) => void;
  readonly #together: FilesTogether;
  readonly #contents = new Map<string, Uint8Array>();
  readonly #coming = new Map<string, Promise<Uint8Array>>();
  /** Prefetches in progress, which no read waits for yet. */
  readonly #ahead = new Map<string, Promise<void>>();
  #unreachable = 0;
  #ended = false;
  /**
   * Counter of the machines loaded; a read of an earlier machine is not
   * answered.
   */
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

  /** Returns true while the guest waits for a file. */
  readonly isBusy = (): boolean => this.#coming.size > 0;

  async read(
    name: string,
    offset: number,
    count: number,
    size: number,
  ): Promise<Uint8Array> {
    const machine = this.#machine;
    const contents = this.#contents.get(name) ?? (await this.#get(name, size));
    // An answer would make v86 continue a request that the current machine did
    // not make.
    if (machine !== this.#machine) return new Promise(() => undefined);
    return contents.subarray(offset, offset + count);
  }

  cache(name: string, contents: Uint8Array): Promise<void> {
    this.#contents.set(name, contents);
    return Promise.resolve();
  }

  /** Keeps the contents; v86 calls this for each file that is closed. */
  uncache(): void {
    return;
  }

  /**
   * Drops the reads in progress, because another machine replaces the one that
   * made them.
   */
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

  /**
   * Prefetches a file. A failure is ignored: a later read fetches the file
   * again.
   */
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
