import { takeEarlyCompiler } from './earlyCompiler';
import { manifest } from '../manifest';
import { bringToCache } from '../../kit/download';
import { hasWhatLabsNeed, urlOf } from '../../kit/site';
import { sizeOf } from '../../kit/sizeOf';
import { later } from './ahead';
import type { LabEnvironment } from './environment';
import { openMailbox } from './mailbox';

/** Returns the environment of the engine on this site and browser. */
export function siteEnvironment(): LabEnvironment {
  const { hot, sysroot, workers } = manifest;
  // Prefetches the tracer: its file name contains its hash, so the cached copy
  // stays valid.
  later(() => bringToCache(urlOf(workers.tracer.path)));
  return {
    bytes: { worker: workers.c.bytes, files: sizeOf([hot, sysroot]) },
    isSupported: hasWhatLabsNeed,
    startWorker: (name) =>
      (name === 'compiler' ? takeEarlyCompiler() : undefined) ??
      new Worker(urlOf(workers[name === 'tracer' ? name : 'c'].path), { name }),
    openMailbox,
  };
}
