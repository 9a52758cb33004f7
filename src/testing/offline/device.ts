import { webcrypto } from 'node:crypto';
import { MemoryCacheStorage } from './cacheStorage';
import { MemoryChannel, MemoryLocks } from './tabs';

/** What a test may change of the device that it runs on. */
export interface TestDevice {
  readonly caches: MemoryCacheStorage;
  /** Addresses of the workers that were installed. */
  readonly workers: readonly string[];
  /** Bytes, as the browser tells. */
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

/** A browser that can keep packs: jsdom has no part of it. */
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

/** Changes what the browser says of itself. */
export const setNavigator = (
  properties: Readonly<Record<string, unknown>>,
): void => {
  define(navigator, properties);
};

/** Changes what the page has. */
export const setPage = (
  properties: Readonly<Record<string, unknown>>,
): void => {
  define(globalThis, properties);
};
