import { manifest } from './manifest';
import { sumTransferSizes } from '../kit/sumTransferSizes';

const { hot, sysroot, workers } = manifest;

/** Bytes downloaded by the first program that a visitor runs. */
export const downloadSize = sumTransferSizes([hot, sysroot, workers.c]);
