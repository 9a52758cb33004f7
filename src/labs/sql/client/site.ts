import { takeEarlyWorker } from '../../kit/earlyWorker';
import { canRunLabs, getFileUrl } from '../../kit/site';
import { sumTransferSizes } from '../../kit/sumTransferSizes';
import { manifest } from '../manifest';
import type { SqlEnvironment } from './environment';

/** Creates the environment of this site: the sizes of SQLite and its worker. */
export const createSiteEnvironment = (): SqlEnvironment => {
  const { worker, engine, wasm } = manifest;
  return {
    bytes: { worker: worker.bytes, files: sumTransferSizes([engine, wasm]) },
    isSupported: canRunLabs,
    startWorker: () =>
      takeEarlyWorker('sql') ??
      new Worker(getFileUrl(worker.path), { name: 'sql' }),
  };
};
