import { manifest } from '../kit/manifest';
import { sizeOf } from '../kit/sizeOf';

const { worker, wasm, snapshot } = manifest.linux;

/** What the first terminal of a visit downloads, in bytes. */
export const downloadSize = sizeOf([worker, wasm, snapshot]);
