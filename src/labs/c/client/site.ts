import { takeEarlyCompiler } from './earlyCompiler';
import { manifest } from '../../kit/manifest';
import { bringToCache } from '../../kit/download';
import { hasWhatLabsNeed, urlOf } from '../../kit/site';
import { sizeOf } from '../../kit/sizeOf';
import { later } from './ahead';
import type { LabEnvironment } from './environment';
import { openMailbox } from './mailbox';

/** The lab's files as this site serves them, and this browser's workers. */
export function siteEnvironment(): LabEnvironment {
  const { hot, sysroot, workers } = manifest;
  // Its name is its content: from now on the browser has it.
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
