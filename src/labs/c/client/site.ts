import config from '@generated/docusaurus.config';
import type { LabEnvironment } from './environment';
import { manifest } from '../../kit/manifest';
import type { Download } from '../../kit/download';

const urlOf = (path: string) => `${config.baseUrl}${path}`;

/** The lab's files as this site serves them, and this browser's workers. */
export function siteEnvironment(): LabEnvironment {
  const { hot, rest, sysroot, workers } = manifest;
  const download = (file: typeof hot): Download => ({
    url: new URL(urlOf(file.path), location.origin).href,
    bytes: file.bytes,
    unpacked: file.unpacked,
  });
  return {
    downloads: {
      hot: download(hot),
      rest: download(rest),
      sysroot: download(sysroot),
    },
    isSupported: () =>
      typeof Worker === 'function' &&
      typeof WebAssembly === 'object' &&
      typeof DecompressionStream === 'function',
    startWorker: (name) =>
      new Worker(urlOf(workers[name === 'tracer' ? name : 'c'].path), { name }),
  };
}
