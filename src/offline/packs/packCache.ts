import { getCacheName } from '../cacheNames';
import type { File } from '../manifest';
import { getCacheKey } from '../cacheKey';
import { mapStorageErrors } from './failure';
import { isVerifiedCopy } from './fetchVerified';
import { readRecord } from './record';
import type { PackRecord } from './types';
import { refreshVisitedPages, deletePackFiles } from './visitedPages';

/** State of a pack on this device. */
export interface PackContents {
  /** Record of the complete pack. */
  readonly installed: PackRecord | undefined;
  /** Record of an unfinished download: the first one, or an update. */
  readonly partial: PackRecord | undefined;
}

/**
 * Caches of a pack. An update leaves the installed pack intact until it is
 * complete: files that would replace others wait in a cache of their own.
 */
export interface PackCache {
  readonly read: () => Promise<PackContents>;
  /** Writes the record of a download before its files are fetched. */
  readonly startDownload: (record: PackRecord) => Promise<void>;
  /** Returns the files that are not cached yet. */
  readonly findMissing: (files: readonly File[]) => Promise<readonly File[]>;
  readonly storeFile: (file: File, response: Response) => Promise<void>;
  /**
   * Completes the pack, and deletes the files that its record does not list.
   */
  readonly finishDownload: (record: PackRecord) => Promise<void>;
  /** Deletes the files of an unfinished download. */
  readonly discardDownload: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const getRecordUrl = (baseUrl: string, id: string) =>
  `${baseUrl}paquetes/${id}/registro.json`;

/** Returns the ids of the packs that have a cache on this device. */
export async function listPackIds(baseUrl: string): Promise<readonly string[]> {
  const prefix = getCacheName(baseUrl, 'pack:');
  const names = await mapStorageErrors(() => caches.keys());
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => !name.includes(':'));
}

/** Opens the caches of a pack. */
export function openPackCache(baseUrl: string, id: string): PackCache {
  const mainName = getCacheName(baseUrl, `pack:${id}`);
  const updateName = getCacheName(baseUrl, `pack:${id}:nuevo`);
  const url = getRecordUrl(baseUrl, id);
  let isUpdate = false;

  // Checks if the cache exists, because opening it would create an empty one.
  const openIfExists = async (name: string) =>
    (await caches.has(name)) ? caches.open(name) : undefined;

  async function readRecordFrom(name: string): Promise<PackRecord | undefined> {
    const response = await (await openIfExists(name))?.match(url);
    return readRecord(await response?.json().catch(() => undefined));
  }

  async function writeRecord(name: string, record: PackRecord): Promise<void> {
    const cache = await caches.open(name);
    await cache.put(
      url,
      new Response(JSON.stringify(record), {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  }

  async function read(): Promise<PackContents> {
    const record = await readRecordFrom(mainName);
    if (!record?.isComplete) return { installed: undefined, partial: record };
    const update = await readRecordFrom(updateName);
    const isDone = update?.summary.manifest === record.summary.manifest;
    return { installed: record, partial: isDone ? undefined : update };
  }

  async function deleteUnlisted(files: readonly File[]): Promise<void> {
    const listedUrls = new Set([url, ...files.map((file) => file.url)]);
    const cache = await caches.open(mainName);
    const unlistedRequests = (await cache.keys()).filter(
      (request) => !listedUrls.has(getCacheKey(request)),
    );
    await deletePackFiles(baseUrl, cache, unlistedRequests);
  }

  async function deleteAll(): Promise<void> {
    await caches.delete(updateName);
    const cache = await openIfExists(mainName);
    if (cache) await deletePackFiles(baseUrl, cache, await cache.keys());
    await caches.delete(mainName);
  }

  return {
    read: () => mapStorageErrors(read),
    startDownload: (record) =>
      mapStorageErrors(async () => {
        isUpdate = (await read()).installed !== undefined;
        await writeRecord(isUpdate ? updateName : mainName, record);
      }),
    findMissing: (files) =>
      mapStorageErrors(async () => {
        const places = await Promise.all(
          [mainName, updateName].map(openIfExists),
        );
        const isCachedFlags = await Promise.all(
          files.map(async (file) => {
            for (const cache of places)
              if (isVerifiedCopy(await cache?.match(file.url), file))
                return true;
            return false;
          }),
        );
        return files.filter((_, index) => !isCachedFlags[index]);
      }),
    storeFile: (file, response) =>
      mapStorageErrors(async () => {
        const cache = await caches.open(mainName);
        const replaces = isUpdate && (await cache.match(file.url));
        const place = replaces ? await caches.open(updateName) : cache;
        await place.put(file.url, response);
      }),
    finishDownload: (record) =>
      mapStorageErrors(async () => {
        const cache = await caches.open(mainName);
        const update = await openIfExists(updateName);
        for (const request of (await update?.keys()) ?? []) {
          const response = await update?.match(request);
          if (response && getCacheKey(request) !== url)
            await cache.put(request, response);
        }
        await writeRecord(mainName, record);
        await deleteUnlisted(record.files);
        await refreshVisitedPages(baseUrl, cache);
        await caches.delete(updateName);
      }),
    discardDownload: () =>
      mapStorageErrors(async () => {
        const { installed } = await read();
        await caches.delete(updateName);
        if (installed) await deleteUnlisted(installed.files);
        else await deleteAll();
      }),
    remove: () => mapStorageErrors(deleteAll),
  };
}
