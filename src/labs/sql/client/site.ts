import { manifest } from '../manifest';
import { canRunLabs, getFileUrl, toDownload } from '../../kit/site';
import type { SqlEnvironment } from './environment';

/** Creates the environment of this site: addresses of SQLite and its worker. */
export const createSiteEnvironment = (): SqlEnvironment => ({
  wasm: toDownload(manifest.wasm),
  workerBytes: manifest.worker.bytes,
  isSupported: canRunLabs,
  startWorker: () =>
    new Worker(getFileUrl(manifest.worker.path), { name: 'sql' }),
});
