import type { Progress } from '../schema';

/** Identifies this site in every file, to refuse the files of another one. */
export const siteName = 'steve-labs';

/** Limit of a file: years of study need far less. */
export const MAX_FILE_BYTES = 1_000_000;

/** Formats a time as `2026-11-21`, in the reader's time zone. */
export function formatLocalDate(time: number): string {
  const date = new Date(time);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
}

export function buildFileName(time: number): string {
  return `progreso-${siteName}-${formatLocalDate(time)}.json`;
}

/** Serializes the reader's progress as the text of a file. */
export function serializeProgress(
  { version, done, places, scores }: Progress,
  time: number,
): string {
  const exportDate = new Date(time).toISOString();
  const file = {
    site: siteName,
    version,
    exported: exportDate,
    done,
    places,
    scores,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
