declare module '@site-labs/manifest' {
  import type { LabManifest } from '@site/scripts/lib/labs/index.mjs';

  const manifest: LabManifest;
  export default manifest;
}
