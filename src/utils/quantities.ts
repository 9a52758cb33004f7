const numberFormat = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** Formats a number in Spanish: `1234`, `12.345`, `0,7`. */
export const formatNumber = (value: number): string =>
  numberFormat.format(value);

/**
 * Formats a size with decimal units, as browsers do for downloads: `1,2 GB`,
 * `5,6 MB`, `512 KB`, `40 bytes`.
 */
export function formatBytes(bytes: number): string {
  if (bytes >= 999_950_000) return `${formatNumber(bytes / 1e9)} GB`;
  if (bytes >= 999_950) return `${formatNumber(bytes / 1e6)} MB`;
  if (bytes >= 1000) return `${formatNumber(Math.round(bytes / 1000))} KB`;
  return bytes === 1 ? '1 byte' : `${bytes} bytes`;
}

/** Formats a duration: `12 ms`, `2,1 s`. */
export function formatDuration(ms: number): string {
  if (ms >= 999.5) return `${formatNumber(ms / 1000)} s`;
  return `${Math.max(1, Math.round(ms))} ms`;
}

/** Formats a quantity with its noun: `1 error`, `3 errores`. */
export function formatCount(
  amount: number,
  singular: string,
  plural: string,
): string {
  return `${amount} ${amount === 1 ? singular : plural}`;
}
