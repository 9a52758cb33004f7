import type { FetchFile, FileStorage, PrefetchLists } from './emulator';
import type { MachineNotice } from './types';

/** Delay before a failed file is fetched again. */
export const RETRY_DELAY_MS = 2000;

/**
 * Files of the image. A fetched file is kept in memory, so that it can be read
 * without the network even after v86 has closed it.
 */
export class ImageFiles implements FileStorage {
  readonly #fetchFile: FetchFile;
  readonly #onNotice: (notice: MachineNotice) => void;
  readonly #prefetchLists: PrefetchLists;
  readonly #contents = new Map<string, Uint8Array>();
  readonly #pendingReads = new Map<string, Promise<Uint8Array>>();
  /** Prefetches in progress, which no read waits for yet. */
  readonly #prefetches = new Map<string, Promise<void>>();
  #unreachable = 0;
  #ended = false;
  /**
   * Counter of the machines loaded; a read of an earlier machine is not
   * answered.
   */
  #generation = 0;

  constructor(
    fetchFile: FetchFile,
    tell: (notice: MachineNotice) => void,
    together: PrefetchLists = new Map(),
  ) {
    this.#fetchFile = fetchFile;
    this.#onNotice = tell;
    this.#prefetchLists = together;
  }

  /** Returns true while the guest waits for a file. */
  readonly isBusy = (): boolean => this.#pendingReads.size > 0;

  async read(
    name: string,
    offset: number,
    count: number,
    size: number,
  ): Promise<Uint8Array> {
    const machine = this.#generation;
    const contents =
      this.#contents.get(name) ?? (await this.#loadFile(name, size));
    // An answer would make v86 continue a request that the current machine did
    // not make.
    if (machine !== this.#generation) return new Promise(() => undefined);
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
  discardReads(): void {
    this.#generation += 1;
  }

  end(): void {
    this.#ended = true;
  }

  #loadFile(name: string, size: number): Promise<Uint8Array> {
    const pendingRead = this.#pendingReads.get(name);
    if (pendingRead) return pendingRead;
    const readPromise = this.#awaitOrFetch(name, size).finally(() => {
      this.#pendingReads.delete(name);
    });
    this.#pendingReads.set(name, readPromise);
    for (const prefetchedFile of this.#prefetchLists.get(name) ?? [])
      this.#prefetchFile(...prefetchedFile);
    return readPromise;
  }

  async #awaitOrFetch(name: string, size: number): Promise<Uint8Array> {
    const ahead = this.#prefetches.get(name);
    if (ahead) await ahead;
    return this.#contents.get(name) ?? this.#fetchWithRetry(name, size);
  }

  /**
   * Prefetches a file. A failure is ignored: a later read fetches the file
   * again.
   */
  #prefetchFile(name: string, size: number): void {
    if (
      [this.#contents, this.#pendingReads, this.#prefetches].some((registry) =>
        registry.has(name),
      )
    )
      return;
    const ahead = this.#fetchFile(name, size, false)
      .then(
        (contents) => {
          this.#contents.set(name, contents);
        },
        () => undefined,
      )
      .finally(() => {
        this.#prefetches.delete(name);
      });
    this.#prefetches.set(name, ahead);
  }

  async #fetchWithRetry(name: string, size: number): Promise<Uint8Array> {
    let again = false;
    for (;;) {
      try {
        const contents = await this.#fetchFile(name, size, again);
        this.#contents.set(name, contents);
        if (again) this.#countUnreachable(-1);
        return contents;
      } catch {
        if (!again) this.#countUnreachable(1);
        again = true;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      if (this.#ended) throw new Error('The machine ended.');
    }
  }

  #countUnreachable(change: 1 | -1): void {
    const before = this.#unreachable;
    this.#unreachable += change;
    if (before === 0) this.#onNotice({ kind: 'file-unreachable' });
    if (this.#unreachable === 0) this.#onNotice({ kind: 'file-reached' });
  }
}
