import config from '@generated/docusaurus.config';
import type { Download } from '../../kit/download';
import { manifest } from '../../kit/manifest';
import type { LinuxEnvironment } from './environment';

const urlOf = (path: string) =>
  new URL(`${config.baseUrl}${path}`, location.origin).href;

/** The machine's files as this site serves them, and this browser's worker. */
export function siteEnvironment(): LinuxEnvironment {
  const { wasm, bios, vgaBios, snapshot, files, memoryMb, worker } =
    manifest.linux;
  const download = (file: typeof wasm): Download => ({
    url: urlOf(file.path),
    bytes: file.bytes,
    unpacked: file.unpacked,
  });
  return {
    downloads: {
      wasm: download(wasm),
      bios: download(bios),
      vgaBios: download(vgaBios),
      snapshot: download(snapshot),
      files: urlOf(files),
      memoryMb,
    },
    isSupported: () =>
      typeof Worker === 'function' &&
      typeof WebAssembly === 'object' &&
      typeof DecompressionStream === 'function',
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
