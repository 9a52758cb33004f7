import { cacheName } from '../cacheNames';
import type { File } from '../manifest';
import { pathOf } from '../pathOf';
import { onDevice } from './failure';
import { isOf } from './obtain';
import { readRecord } from './record';
import type { PackRecord } from './types';
import { renewVisited, takeOut } from './visited';

/** State of a pack on this device. */
export interface Contents {
  /** Record of the complete pack. */
  readonly kept: PackRecord | undefined;
  /** Record of an unfinished download: the first one, or an update. */
  readonly begun: PackRecord | undefined;
}

/**
 * Caches of a pack. An update leaves the installed pack intact until it is
 * complete: files that would replace others wait in a cache of their own.
 */
export interface Shelf {
  readonly read: () => Promise<Contents>;
  /** Writes the record of a download before its files are fetched. */
  readonly begin: (record: PackRecord) => Promise<void>;
  /** Returns the files that are not cached yet. */
  readonly missing: (files: readonly File[]) => Promise<readonly File[]>;
  readonly keep: (file: File, response: Response) => Promise<void>;
  /**
   * Completes the pack, and deletes the files that its record does not list.
   */
  readonly complete: (record: PackRecord) => Promise<void>;
  /** Deletes the files of an unfinished download. */
  readonly abandon: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const recordUrl = (baseUrl: string, id: string) =>
  `${baseUrl}paquetes/${id}/registro.json`;

/** Returns the ids of the packs that have a cache on this device. */
export async function idsOnDevice(baseUrl: string): Promise<readonly string[]> {
  const prefix = cacheName(baseUrl, 'pack:');
  const names = await onDevice(() => caches.keys());
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => !name.includes(':'));
}

/** Opens the caches of a pack. */
export function openShelf(baseUrl: string, id: string): Shelf {
  const main = cacheName(baseUrl, `pack:${id}`);
  const next = cacheName(baseUrl, `pack:${id}:nuevo`);
  const url = recordUrl(baseUrl, id);
  let isUpdate = false;

  // Checks if the cache exists, because opening it would create an empty one.
  const existing = async (name: string) =>
    (await caches.has(name)) ? caches.open(name) : undefined;

  async function recordIn(name: string): Promise<PackRecord | undefined> {
    const response = await (await existing(name))?.match(url);
    return readRecord(await response?.json().catch(() => undefined));
  }

  async function note(name: string, record: PackRecord): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(
      url,
      new Response(JSON.stringify(record), {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  }

  async function read(): Promise<Contents> {
    const record = await recordIn(main);
    if (!record?.isComplete) return { kept: undefined, begun: record };
    const update = await recordIn(next);
    const isDone = update?.summary.manifest === record.summary.manifest;
    return { kept: record, begun: isDone ? undefined : update };
  }

  async function deleteUnnamed(files: readonly File[]): Promise<void> {
    const named = new Set([url, ...files.map((file) => file.url)]);
    const cache = await caches.open(main);
    const unnamed = (await cache.keys()).filter(
      (request) => !named.has(pathOf(request)),
    );
    await takeOut(baseUrl, cache, unnamed);
  }

  async function deleteAll(): Promise<void> {
    await caches.delete(next);
    const cache = await existing(main);
    if (cache) await takeOut(baseUrl, cache, await cache.keys());
    await caches.delete(main);
  }

  return {
    read: () => onDevice(read),
    begin: (record) =>
      onDevice(async () => {
        isUpdate = (await read()).kept !== undefined;
        await note(isUpdate ? next : main, record);
      }),
    missing: (files) =>
      onDevice(async () => {
        const places = await Promise.all([main, next].map(existing));
        const found = await Promise.all(
          files.map(async (file) => {
            for (const cache of places)
              if (isOf(await cache?.match(file.url), file)) return true;
            return false;
          }),
        );
        return files.filter((_, index) => !found[index]);
      }),
    keep: (file, response) =>
      onDevice(async () => {
        const cache = await caches.open(main);
        const replaces = isUpdate && (await cache.match(file.url));
        const place = replaces ? await caches.open(next) : cache;
        await place.put(file.url, response);
      }),
    complete: (record) =>
      onDevice(async () => {
        const cache = await caches.open(main);
        const update = await existing(next);
        for (const request of (await update?.keys()) ?? []) {
          const response = await update?.match(request);
          if (response && pathOf(request) !== url)
            await cache.put(request, response);
        }
        await note(main, record);
        await deleteUnnamed(record.files);
        await renewVisited(baseUrl, cache);
        await caches.delete(next);
      }),
    abandon: () =>
      onDevice(async () => {
        const { kept } = await read();
        await caches.delete(next);
        if (kept) await deleteUnnamed(kept.files);
        else await deleteAll();
      }),
    remove: () => onDevice(deleteAll),
  };
}
