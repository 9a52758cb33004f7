import { manifest } from './manifest';
import { sumTransferSizes } from '../kit/sumTransferSizes';

const { worker, wasm, snapshot } = manifest;

/** Bytes transferred by the first terminal of a visit. */
export const downloadSize = sumTransferSizes([worker, wasm, snapshot]);
