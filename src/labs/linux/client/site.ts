import { manifest } from '../manifest';
import { toDownload, canRunLabs, getFileUrl } from '../../kit/site';
import type { LinuxEnvironment } from './environment';

/**
 * Creates the environment of this site: addresses of the machine's files and of
 * its worker.
 */
export function createSiteEnvironment(): LinuxEnvironment {
  const { wasm, snapshot, files, memoryMb, worker } = manifest;
  return {
    downloads: {
      wasm: toDownload(wasm),
      snapshot: toDownload(snapshot),
      files: getFileUrl(files),
      memoryMb,
    },
    workerBytes: worker.bytes,
    isSupported: canRunLabs,
    startWorker: () => new Worker(getFileUrl(worker.path), { name: 'linux' }),
    watchVisibility: (listener) => {
      const reportVisibility = () => {
        listener(document.visibilityState === 'hidden');
      };
      document.addEventListener('visibilitychange', reportVisibility);
      return () => {
        document.removeEventListener('visibilitychange', reportVisibility);
      };
    },
  };
}
