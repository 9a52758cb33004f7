/** @param {number} bytes */
export function formatKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')} KB`;
}

/** @param {number} bytes */
export function formatMegabytes(bytes) {
  return `${(bytes / 1e6).toFixed(2).replace('.', ',')} MB`;
}

/** @param {number} time Milliseconds. */
export function formatMilliseconds(time) {
  return `${time.toFixed(0)} ms`;
}

/**
 * Returns the median, which a slow moment of the machine does not change.
 *
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  const sortedValues = [...values].sort((a, b) => a - b);
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN;
}
