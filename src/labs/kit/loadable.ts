import { isChunkFailure } from '../../components/LoadFailure/describeFailure';
import { LoadFailure } from './loading';
import type { Loading, LoadFailureReason, LoadState } from './loading';

/**
 * What the blocks of a tab share and load once, kept across pages.
 *
 * @typeParam More States besides those of loading.
 */
export interface Loadable<More = never> {
  load: () => Promise<void>;
  cancelLoading: () => void;
  loading: () => LoadState | More;
  /** Told of each change of `loading`. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

/** Loads it, or waits for who does, and tells how far it is on the way. */
export async function loadAndFollow(
  loadable: Loadable,
  tell: (loading: Loading) => void,
): Promise<void> {
  const look = () => {
    const state = loadable.loading();
    if (state.kind === 'loading') tell(state);
  };
  const unsubscribe = loadable.subscribe(look);
  try {
    const loaded = loadable.load();
    look();
    await loaded;
  } finally {
    unsubscribe();
  }
}

/** @returns Nothing when it was not the loading that failed. */
export function loadFailureOf(error: unknown): LoadFailureReason | undefined {
  if (error instanceof LoadFailure) return error.reason;
  return isChunkFailure(error) ? 'network' : undefined;
}
