import type { Progress } from '../schema';

/** Identifies this site in every file, to refuse the files of another one. */
export const siteName = 'steve-labs';

/** Limit of a file: years of study need far less. */
export const maxFileBytes = 1_000_000;

/** Formats a time as `2026-11-21`, in the reader's time zone. */
export function localDate(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function fileName(time: number): string {
  return `progreso-${siteName}-${localDate(time)}.json`;
}

/** Serializes the reader's progress as the text of a file. */
export function writeFile(
  { version, done, places, scores }: Progress,
  time: number,
): string {
  const exported = new Date(time).toISOString();
  const file = { site: siteName, version, exported, done, places, scores };
  return `${JSON.stringify(file, null, 2)}\n`;
}
