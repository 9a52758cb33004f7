declare module '@site-labs/manifest' {
  import type { LabsManifest } from '@site/scripts/lib/labs/index.mjs';

  const manifest: LabsManifest;
  export default manifest;
}

declare module '@site-labs/zstd' {
  /** Decoder of zstd in WebAssembly, deflated. */
  const decoder: Uint8Array<ArrayBuffer>;
  export default decoder;
}
