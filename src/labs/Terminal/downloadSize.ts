import { manifest } from '../client/manifest';

/** What the first terminal of a visit downloads, in bytes on the wire. */
export const downloadSize = manifest.workers.c.bytes;
