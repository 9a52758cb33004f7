import type { createReadiness } from '../readiness';
import { downloadNote, words } from '../words';

interface Asked {
  readonly isLoading: boolean;
  /** Counts more than what a first time costs. */
  readonly notice?: string;
}

/** What stands beside the button that starts something big. */
export function useStripNote(
  readiness: ReturnType<typeof createReadiness>,
  bytes: number,
  { isLoading, notice = '' }: Asked,
): string {
  const isReady = readiness.useIsReady();
  if (isLoading) return words.loading;
  if (notice) return notice;
  return isReady ? '' : downloadNote(bytes);
}
