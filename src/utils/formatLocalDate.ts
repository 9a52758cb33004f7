/** Formats a time as `2026-11-21`, in the reader's time zone. */
export function formatLocalDate(time: number): string {
  const date = new Date(time);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
}
