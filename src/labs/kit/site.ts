import config from '@generated/docusaurus.config';
import { digitsInName } from './digest';
import type { Download } from './download';

/** Where this site serves a file of the labs. */
export function urlOf(path: string): string {
  return new URL(`${config.baseUrl}${path}`, location.origin).href;
}

/** A file of the manifest, as it is downloaded. */
export function downloadOf({
  path,
  bytes,
  unpacked,
}: Omit<Download, 'url'> & { readonly path: string }): Download {
  const packedDigits = digitsInName(path);
  return { url: urlOf(path), bytes, unpacked, packedDigits };
}

/** The shortest module: its magic number and its version. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Some browsers lack WebAssembly, and others have it and a policy that forbids it. */
function canCompile(): boolean {
  try {
    return new WebAssembly.Module(emptyModule) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** Whether this browser has what every lab needs. */
export function hasWhatLabsNeed(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof DecompressionStream === 'function' &&
    canCompile()
  );
}
