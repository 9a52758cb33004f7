import { formatLocalDate } from '../../utils/formatLocalDate';
import type { Progress } from '../schema';

/** Identifies this site in every file, to refuse the files of another one. */
export const siteName = 'steve-labs';

/** Limit of a file: years of study need far less. */
export const MAX_FILE_BYTES = 1_000_000;

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
