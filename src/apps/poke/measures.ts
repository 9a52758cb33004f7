import { formatNumber } from '../../utils/quantities';

/**
 * Formats a measure in whole units.
 *
 * @param tenths Decimetres or hectograms; `null` if unknown.
 * @param unit `m` or `kg`.
 */
export function formatTenths(tenths: number | null, unit: string): string {
  return tenths === null
    ? 'Sin datos'
    : `${formatNumber(tenths / 10)}\u00a0${unit}`;
}
