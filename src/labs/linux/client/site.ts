import { manifest } from '../manifest';
import { downloadOf, hasWhatLabsNeed, urlOf } from '../../kit/site';
import type { LinuxEnvironment } from './environment';

/**
 * Creates the environment of this site: addresses of the machine's files and of
 * its worker.
 */
export function siteEnvironment(): LinuxEnvironment {
  const { wasm, snapshot, files, memoryMb, worker } = manifest;
  return {
    downloads: {
      wasm: downloadOf(wasm),
      snapshot: downloadOf(snapshot),
      files: urlOf(files),
      memoryMb,
    },
    workerBytes: worker.bytes,
    isSupported: hasWhatLabsNeed,
    startWorker: () => new Worker(urlOf(worker.path), { name: 'linux' }),
    watchVisibility: (listener) => {
      const look = () => {
        listener(document.visibilityState === 'hidden');
      };
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
