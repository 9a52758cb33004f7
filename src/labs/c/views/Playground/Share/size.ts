/**
 * Transfer size of the embedded page in bytes, with brotli, before its program
 * is run. Checked by `e2e/embedded.spec.ts`.
 */
export const embeddedPageTransferBytes = 300_000;
