import { isChunkFailure } from '../../utils/isChunkFailure';
import { isOutdated } from '../../offline/version';
import { LoadFailure } from './loadState';
import type { Loading, LoadState, ShownFailureReason } from './loadState';

/**
 * Engine that all the blocks of a tab share; it is loaded once and kept across
 * pages.
 *
 * @typeParam More States besides those of loading.
 */
export interface Loadable<More = never> {
  load: () => Promise<void>;
  cancelLoading: () => void;
  loading: () => LoadState | More;
  /**
   * Calls the listener on each change of `loading`.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Loads the engine, or joins the load in progress, and reports each step of the
 * progress.
 */
export async function loadWithProgress(
  loadable: Loadable,
  onProgress: (loading: Loading) => void,
): Promise<void> {
  const reportProgress = () => {
    const state = loadable.loading();
    if (state.kind === 'loading') onProgress(state);
  };
  const unsubscribe = loadable.subscribe(reportProgress);
  try {
    const loadPromise = loadable.load();
    reportProgress();
    await loadPromise;
  } finally {
    unsubscribe();
  }
}

/**
 * Returns the failure reason to show to the reader.
 *
 * @returns Undefined when the error is not a load failure.
 */
export async function getLoadFailureReason(
  error: unknown,
): Promise<ShownFailureReason | undefined> {
  const reason = isChunkFailure(error)
    ? 'network'
    : error instanceof LoadFailure
      ? error.reason
      : undefined;
  return reason === 'network' && (await isOutdated()) ? 'outdated' : reason;
}
