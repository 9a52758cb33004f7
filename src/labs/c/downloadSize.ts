import { manifest } from './manifest';
import { sizeOf } from '../kit/sizeOf';

const { hot, sysroot, workers } = manifest;

/** Bytes downloaded by the first program that a visitor runs. */
export const downloadSize = sizeOf([hot, sysroot, workers.c]);
