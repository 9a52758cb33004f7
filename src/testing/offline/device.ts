import { webcrypto } from 'node:crypto';
import { MemoryCacheStorage } from './cacheStorage';
import { MemoryChannel, MemoryLocks } from './locksAndChannels';

/** Browser state that a test may read or change. */
export interface TestDevice {
  readonly caches: MemoryCacheStorage;
  /** Script URLs of the registered service workers. */
  readonly workerUrls: readonly string[];
  /** Bytes, as `navigator.storage.estimate()` returns them. */
  storageEstimate: { quota: number; usage: number };
  isPersistent: boolean;
}

const defineProperties = (
  target: object,
  properties: Readonly<Record<string, unknown>>,
) => {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, {
      value,
      configurable: true,
      writable: true,
    });
};

/**
 * Installs the browser APIs that packs need and jsdom lacks: caches, locks,
 * service worker, storage estimate and broadcast channels.
 */
export function installDevice(): TestDevice {
  MemoryChannel.closeAll();
  const workers: string[] = [];
  const device: TestDevice = {
    caches: new MemoryCacheStorage(),
    workerUrls: workers,
    storageEstimate: { quota: 1e9, usage: 0 },
    isPersistent: false,
  };
  defineProperties(globalThis, {
    caches: device.caches,
    isSecureContext: true,
    BroadcastChannel: MemoryChannel,
    crypto: webcrypto,
  });
  defineProperties(navigator, {
    locks: new MemoryLocks(),
    onLine: true,
    connection: { saveData: false },
    serviceWorker: {
      getRegistration: () => Promise.resolve(workers[0]),
      register: (url: string) => {
        workers.push(url);
        return Promise.resolve({});
      },
    },
    storage: {
      estimate: () => Promise.resolve(device.storageEstimate),
      persisted: () => Promise.resolve(device.isPersistent),
      persist: () => Promise.resolve(device.isPersistent),
    },
  });
  return device;
}

/** Overrides properties of `navigator`. */
export const setNavigator = (
  properties: Readonly<Record<string, unknown>>,
): void => {
  defineProperties(navigator, properties);
};

/** Overrides global properties. */
export const setGlobals = (
  properties: Readonly<Record<string, unknown>>,
): void => {
  defineProperties(globalThis, properties);
};
