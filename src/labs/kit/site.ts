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

/** Whether this browser has what every lab needs. */
export function hasWhatLabsNeed(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof WebAssembly === 'object' &&
    typeof DecompressionStream === 'function'
  );
}
