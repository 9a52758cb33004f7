/** In-memory double of `Cache`. */
class MemoryCache {
  readonly #entries = new Map<string, Response>();
  readonly #storage: MemoryCacheStorage;

  constructor(storage: MemoryCacheStorage) {
    this.#storage = storage;
  }

  match = (request: RequestInfo | URL) =>
    Promise.resolve(this.#entries.get(resolveUrl(request))?.clone());

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const { byteLength } = await response.clone().arrayBuffer();
    this.#storage.reserveSpace(byteLength);
    this.#entries.delete(resolveUrl(request));
    this.#entries.set(resolveUrl(request), response);
  }

  delete = (request: RequestInfo | URL) =>
    Promise.resolve(this.#entries.delete(resolveUrl(request)));

  keys = () =>
    Promise.resolve([...this.#entries.keys()].map((url) => new Request(url)));
}

const resolveUrl = (request: RequestInfo | URL) =>
  new URL(
    request instanceof Request ? request.url : String(request),
    location.href,
  ).href;

/** In-memory double of `CacheStorage`, which a test can fill up or block. */
export class MemoryCacheStorage {
  readonly #caches = new Map<string, MemoryCache>();
  /** Bytes left before writes throw `QuotaExceededError`. */
  freeBytes = Infinity;
  /** True when every access throws `SecurityError`, as in a private window. */
  isBlocked = false;

  /**
   * Reserves space for a response.
   *
   * @throws {DOMException} `QuotaExceededError` when the bytes exceed the room
   * left.
   */
  reserveSpace(bytes: number): void {
    if (bytes > this.freeBytes)
      throw new DOMException('No room.', 'QuotaExceededError');
    this.freeBytes -= bytes;
  }

  #assertAccess(): void {
    if (this.isBlocked) throw new DOMException('Denied.', 'SecurityError');
  }

  async open(name: string): Promise<Cache> {
    await Promise.resolve();
    this.#assertAccess();
    const cache = this.#caches.get(name) ?? new MemoryCache(this);
    this.#caches.set(name, cache);
    return cache as unknown as Cache;
  }

  async has(name: string): Promise<boolean> {
    await Promise.resolve();
    this.#assertAccess();
    return this.#caches.has(name);
  }

  async keys(): Promise<string[]> {
    await Promise.resolve();
    this.#assertAccess();
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    await Promise.resolve();
    this.#assertAccess();
    return this.#caches.delete(name);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    await Promise.resolve();
    this.#assertAccess();
    for (const cache of this.#caches.values()) {
      const response = await cache.match(request);
      if (response) return response;
    }
    return undefined;
  }
}
