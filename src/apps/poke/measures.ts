import { formatNumber } from '../../utils/quantities';

/**
 * A measure that the service gives in tenths, as text in whole units.
 *
 * @param tenths Decimetres or hectograms; `null` where it is not known.
 * @param unit `m` or `kg`.
 */
export function formatTenths(tenths: number | null, unit: string): string {
  return tenths === null
    ? 'Sin datos'
    : `${formatNumber(tenths / 10)}\u00a0${unit}`;
}
