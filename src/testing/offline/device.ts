import { webcrypto } from 'node:crypto';
import { MemoryCacheStorage } from './cacheStorage';
import { MemoryChannel, MemoryLocks } from './tabs';

/** Browser state that a test may read or change. */
export interface TestDevice {
  readonly caches: MemoryCacheStorage;
  /** Script URLs of the registered service workers. */
  readonly workers: readonly string[];
  /** Bytes, as `navigator.storage.estimate()` returns them. */
  space: { quota: number; usage: number };
  isPersistent: boolean;
}

const define = (
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
  MemoryChannel.forgetAll();
  const workers: string[] = [];
  const device: TestDevice = {
    caches: new MemoryCacheStorage(),
    workers,
    space: { quota: 1e9, usage: 0 },
    isPersistent: false,
  };
  define(globalThis, {
    caches: device.caches,
    isSecureContext: true,
    BroadcastChannel: MemoryChannel,
    crypto: webcrypto,
  });
  define(navigator, {
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
      estimate: () => Promise.resolve(device.space),
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
  define(navigator, properties);
};

/** Overrides global properties. */
export const setPage = (
  properties: Readonly<Record<string, unknown>>,
): void => {
  define(globalThis, properties);
};
