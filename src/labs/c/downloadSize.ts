import { manifest } from '../kit/manifest';
import { sizeOf } from '../kit/sizeOf';

const { hot, sysroot, workers } = manifest;

/** What the first program of a visit downloads, in bytes. */
export const downloadSize = sizeOf([hot, sysroot, workers.c]);
