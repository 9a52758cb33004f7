import config from '@generated/docusaurus.config';
import { getDigestPrefix } from './digest';
import type { Download } from './download';

/** Returns the absolute address of one of the labs' files. */
export function getFileUrl(path: string): string {
  return new URL(`${config.baseUrl}${path}`, location.origin).href;
}

/** Converts an entry of the manifest to a download. */
export function toDownload({
  path,
  bytes,
  unpacked,
}: Omit<Download, 'url'> & { readonly path: string }): Download {
  const packedDigits = getDigestPrefix(path);
  return { url: getFileUrl(path), bytes, unpacked, packedDigits };
}

/** Smallest valid WebAssembly module: magic number and version. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Returns false when WebAssembly is missing or forbidden by a policy. */
function canCompile(): boolean {
  try {
    return new WebAssembly.Module(emptyModule) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** Returns true when the browser has the features that every lab needs. */
export function canRunLabs(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof DecompressionStream === 'function' &&
    canCompile()
  );
}
