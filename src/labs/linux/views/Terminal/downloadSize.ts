import { manifest } from '../../../kit/manifest';

const { worker, wasm, bios, vgaBios, snapshot } = manifest.linux;

/** What the first terminal of a visit downloads, in bytes on the wire. */
export const downloadSize = [worker, wasm, bios, vgaBios, snapshot].reduce(
  (sum, { bytes }) => sum + bytes,
  0,
);
