import { isChunkFailure } from '../../components/LoadFailure/isChunkFailure';
import { isOutdated } from '../../offline/version';
import { LoadFailure } from './loading';
import type { Loading, LoadState, ToldFailureReason } from './loading';

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
export async function loadFailureOf(
  error: unknown,
): Promise<ToldFailureReason | undefined> {
  const reason = isChunkFailure(error)
    ? 'network'
    : error instanceof LoadFailure
      ? error.reason
      : undefined;
  return reason === 'network' && (await isOutdated()) ? 'outdated' : reason;
}
