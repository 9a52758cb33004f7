import { offlineFiles } from '../files';
import { PackFailure } from './failure';

/** Features that a browser may lack, although the DOM types declare them. */
interface Device {
  readonly caches?: CacheStorage;
  readonly isSecureContext: boolean;
  readonly navigator: {
    readonly locks?: LockManager;
    readonly serviceWorker?: ServiceWorkerContainer;
    readonly storage?: StorageManager;
  };
}

const getDevice = () => globalThis as unknown as Device;

/**
 * Returns the reason why packs cannot be stored here; undefined when they can.
 */
export function getUnavailableReason(): 'insecure' | 'unsupported' | undefined {
  const { caches, isSecureContext, navigator } = getDevice();
  if (!isSecureContext) return 'insecure';
  return caches && navigator.locks && navigator.serviceWorker
    ? undefined
    : 'unsupported';
}

/**
 * Registers the service worker, which answers without a network.
 *
 * @throws {PackFailure} `worker`, or `network` when the device is offline.
 */
export async function installWorker(baseUrl: string): Promise<void> {
  const { serviceWorker } = getDevice().navigator;
  try {
    if (await serviceWorker?.getRegistration(baseUrl)) return;
    await serviceWorker?.register(baseUrl + offlineFiles.worker);
  } catch {
    throw new PackFailure(navigator.onLine ? 'worker' : 'network');
  }
}

/** Storage space in bytes, as the browser estimates it. */
export interface Space {
  readonly used: number;
  readonly free: number;
  /** True when the browser promised not to evict the site's storage. */
  readonly isPersistent: boolean;
}

/**
 * Returns the storage space of this site; undefined where the browser does not
 * report it.
 */
export async function readSpace(): Promise<Space | undefined> {
  const { storage } = getDevice().navigator;
  try {
    const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
    if (quota === undefined) return undefined;
    return {
      used: usage,
      free: Math.max(0, quota - usage),
      isPersistent: (await storage?.persisted()) ?? false,
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns true when the browser can be asked not to evict the site's storage.
 */
export const canRequestPersistence = (): boolean =>
  typeof (getDevice().navigator.storage as Partial<StorageManager> | undefined)
    ?.persist === 'function';

/** Asks the browser not to evict the site's storage; resolves to its answer. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await getDevice().navigator.storage?.persist()) ?? false;
  } catch {
    return false;
  }
}
