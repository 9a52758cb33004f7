import { manifest } from '../manifest';
import { prefetchFile } from '../../kit/download';
import { takeEarlyWorker } from '../../kit/earlyWorker';
import { canRunLabs, getFileUrl } from '../../kit/site';
import { sumTransferSizes } from '../../kit/sumTransferSizes';
import { queuePrefetch } from './prefetch';
import type { LabEnvironment } from './environment';
import { openMailbox } from './mailbox';

/** Returns the environment of the engine on this site and browser. */
export function createSiteEnvironment(): LabEnvironment {
  const { hot, sysroot, workers } = manifest;
  // Prefetches the tracer: its file name contains its hash, so the cached copy
  // stays valid.
  queuePrefetch(() => prefetchFile(getFileUrl(workers.tracer.path)));
  return {
    bytes: { worker: workers.c.bytes, files: sumTransferSizes([hot, sysroot]) },
    isSupported: canRunLabs,
    startWorker: (name) =>
      (name === 'compiler' ? takeEarlyWorker('c') : undefined) ??
      new Worker(getFileUrl(workers[name === 'tracer' ? name : 'c'].path), {
        name,
      }),
    openMailbox,
  };
}
