import { offlineFiles } from '../files';
import { PackFailure } from './failure';

/** What a browser may lack, whatever its types say. */
interface Device {
  readonly caches?: CacheStorage;
  readonly isSecureContext: boolean;
  readonly navigator: {
    readonly locks?: LockManager;
    readonly serviceWorker?: ServiceWorkerContainer;
    readonly storage?: StorageManager;
  };
}

const device = () => globalThis as unknown as Device;

/** Whether packs can be kept here at all. */
export function lackOfDevice(): 'insecure' | 'unsupported' | undefined {
  const { caches, isSecureContext, navigator } = device();
  if (!isSecureContext) return 'insecure';
  return caches && navigator.locks && navigator.serviceWorker
    ? undefined
    : 'unsupported';
}

/**
 * Has the worker installed that answers without a network.
 *
 * @throws {PackFailure}
 */
export async function installWorker(baseUrl: string): Promise<void> {
  const { serviceWorker } = device().navigator;
  try {
    if (await serviceWorker?.getRegistration(baseUrl)) return;
    await serviceWorker?.register(baseUrl + offlineFiles.worker);
  } catch {
    throw new PackFailure(navigator.onLine ? 'worker' : 'network');
  }
}

/** Bytes, as far as the browser tells. */
export interface Space {
  readonly used: number;
  readonly free: number;
  /** Whether the browser promised not to make room with what is kept. */
  readonly isPersistent: boolean;
}

/** Room for this site; nothing where the browser does not tell. */
export async function readSpace(): Promise<Space | undefined> {
  const { storage } = device().navigator;
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

/** Whether the browser can be asked not to make room with what is kept here. */
export const canAskToPersist = (): boolean =>
  typeof (device().navigator.storage as Partial<StorageManager> | undefined)
    ?.persist === 'function';

/** Asks the browser not to make room with what is kept here. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await device().navigator.storage?.persist()) ?? false;
  } catch {
    return false;
  }
}
