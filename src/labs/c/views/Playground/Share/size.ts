/**
 * What the embedded page weighs on the wire, with brotli, before its program is
 * run; a test measures it.
 */
export const embeddedBytes = 300_000;
