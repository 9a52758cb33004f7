import type { Progress } from '../schema';

/** Written into every file, so that one of another site is known as such. */
export const siteName = 'steve-labs';

/** A file may not be larger: years of study need far less. */
export const maxFileBytes = 1_000_000;

/** `2026-11-21`, in the reader's own time zone. */
export function localDate(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function fileName(time: number): string {
  return `progreso-${siteName}-${localDate(time)}.json`;
}

/** The text of a file with the reader's progress. */
export function writeFile(
  { version, done, places, scores }: Progress,
  time: number,
): string {
  const exported = new Date(time).toISOString();
  const file = { site: siteName, version, exported, done, places, scores };
  return `${JSON.stringify(file, null, 2)}\n`;
}
