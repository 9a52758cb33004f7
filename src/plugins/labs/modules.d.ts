declare module '@site-labs/manifest' {
  import type { LabManifest } from '@site/scripts/lib/labs/index.mjs';

  const manifest: LabManifest;
  export default manifest;
}

declare module '@site-labs/zstd' {
  /** The decoder of zstd in WebAssembly, deflated. */
  const decoder: Uint8Array<ArrayBuffer>;
  export default decoder;
}
