import { manifest } from '../../kit/manifest';
import { bringToCache } from '../../kit/download';
import { downloadOf, hasWhatLabsNeed, urlOf } from '../../kit/site';
import { later } from './ahead';
import type { LabEnvironment } from './environment';

/** The lab's files as this site serves them, and this browser's workers. */
export function siteEnvironment(): LabEnvironment {
  const { hot, rest, sysroot, workers } = manifest;
  // Its name is its content: from now on the browser has it.
  later(() => bringToCache(urlOf(workers.tracer.path)));
  return {
    downloads: {
      hot: downloadOf(hot),
      rest: downloadOf(rest),
      sysroot: downloadOf(sysroot),
    },
    workerBytes: workers.c.bytes,
    isSupported: hasWhatLabsNeed,
    startWorker: (name) =>
      new Worker(urlOf(workers[name === 'tracer' ? name : 'c'].path), { name }),
  };
}
