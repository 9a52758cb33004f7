import type { createReadiness } from '../readiness';
import { formatDownloadNote, words } from '../words';

interface NoteOptions {
  readonly isLoading: boolean;
  /** Notice shown instead of the size of the first download. */
  readonly notice?: string;
}

/**
 * Returns the notice beside the button that starts a lab: the loading text, a
 * given notice, or the size of the first download.
 */
export function useStripNote(
  readiness: ReturnType<typeof createReadiness>,
  bytes: number,
  { isLoading, notice = '' }: NoteOptions,
): string {
  const isReady = readiness.useIsReady();
  if (isLoading) return words.loading;
  if (notice) return notice;
  return isReady ? '' : formatDownloadNote(bytes);
}
