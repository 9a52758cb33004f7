import { formatNumber } from '../../../../utils/quantities';

/** Formats a count: `1 carácter`, `12.345 caracteres`. */
export function formatCharacters(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}`;
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });

/**
 * Formats a past time: `ayer`, `hace 3 horas`, `hace un momento`. Times in
 * milliseconds.
 */
export function formatAgo(timestamp: number, now: number): string {
  const elapsedMs = Math.max(0, now - timestamp);
  const step = steps.find(([, ms]) => elapsedMs >= ms);
  return step
    ? relative.format(-Math.floor(elapsedMs / step[1]), step[0])
    : 'hace un momento';
}
