import { manifest } from './manifest';
import { sizeOf } from '../kit/sizeOf';

const { worker, wasm, snapshot } = manifest;

/** Bytes transferred by the first terminal of a visit. */
export const downloadSize = sizeOf([worker, wasm, snapshot]);
