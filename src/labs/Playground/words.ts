const number = new Intl.NumberFormat('es-MX');

/** `1 archivo`, `3 archivos`: a count with its noun. */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** `840 bytes`, `12,3 KB`, `1,5 MB`. */
export function sizeInWords(bytes: number): string {
  const decimal = (value: number) =>
    value.toFixed(value < 10 ? 1 : 0).replace('.', ',');
  if (bytes < 1000) return counted(bytes, 'byte', 'bytes');
  return bytes < 1_000_000
    ? `${decimal(bytes / 1000)} KB`
    : `${decimal(bytes / 1_000_000)} MB`;
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' });

/** `ayer`, `hace 3 horas`, `hace un momento`. */
export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const step = steps.find(([, ms]) => passed >= ms);
  return step
    ? relative.format(-Math.floor(passed / step[1]), step[0])
    : 'hace un momento';
}
