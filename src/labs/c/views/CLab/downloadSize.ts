import { manifest } from '../../../kit/manifest';

const { hot, sysroot, workers } = manifest;

/** What the first program of a visit downloads, in bytes on the wire. */
export const downloadSize = [hot, sysroot, workers.c].reduce(
  (sum, { bytes }) => sum + bytes,
  0,
);
