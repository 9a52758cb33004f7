import { manifest } from '../../kit/manifest';
import { downloadOf, hasWhatLabsNeed, urlOf } from '../../kit/site';
import type { LabEnvironment } from './environment';

/** The lab's files as this site serves them, and this browser's workers. */
export function siteEnvironment(): LabEnvironment {
  const { hot, rest, sysroot, workers } = manifest;
  return {
    downloads: {
      hot: downloadOf(hot),
      rest: downloadOf(rest),
      sysroot: downloadOf(sysroot),
    },
    isSupported: hasWhatLabsNeed,
    startWorker: (name) =>
      new Worker(urlOf(workers[name === 'tracer' ? name : 'c'].path), { name }),
  };
}
