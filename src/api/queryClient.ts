import {
  onlineManager,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import type { RequestOptions } from './http';
import { limits } from './limits';

/**
 * One more attempt, and only for what may pass by itself. A timeout has used
 * the reader's patience up, and a 429 asks us to stay away.
 */
function shouldRetry(failureCount: number, error: unknown): boolean {
  return (
    failureCount < 1 &&
    error instanceof ApiError &&
    (error.kind === 'network' || error.kind === 'server') &&
    error.elapsedMs + limits.retryDelayMs < limits.totalMs
  );
}

// By itself it believes that it opens with a connection, and would miss that
// one comes: also what was lost while no app was on screen counts.
if (typeof window !== 'undefined')
  onlineManager.setEventListener((setOnline) => {
    const look = () => {
      setOnline(navigator.onLine);
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  });

/** A service that asks for a pause gets it. */
const mayAsk = (error: unknown) =>
  !(error instanceof ApiError && error.retryAt > Date.now());

/**
 * Answers are kept for the visit, in memory only. A failed query is asked again
 * by the reader's click, or when the connection comes back; never because a
 * component appears again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: shouldRetry,
        retryDelay: () => limits.retryDelayMs,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => mayAsk(state.error),
        // The browser may be wrong about being offline: ask, and tell.
        networkMode: 'always',
      },
    },
  });
}

/** The one of this tab: what one page of an app loaded, the next one has. */
export const queryClient = createQueryClient();

function requestOptions({
  client,
  queryKey,
  signal,
}: QueryFunctionContext): RequestOptions {
  const state = client.getQueryState(queryKey);
  const previous = state?.fetchFailureReason;
  const spent =
    previous instanceof ApiError ? previous.elapsedMs + limits.retryDelayMs : 0;
  const failedBefore = previous !== null || (state?.errorUpdateCount ?? 0) > 0;
  return {
    signal,
    timeoutMs: Math.min(limits.timeoutMs, limits.totalMs - spent),
    // A failure may have been stored too: PokeAPI's for five days.
    ...(failedBefore && { cache: 'reload' }),
  };
}

/**
 * A query that asks a client function within the time limits and retry rules
 * of the site.
 *
 * @param key What the answer depends on, after the name of the service.
 */
export function serviceQuery<Data>(
  key: readonly [service: string, ...rest: (string | number)[]],
  ask: (options: RequestOptions) => Promise<Data>,
) {
  return queryOptions({
    queryKey: key,
    queryFn: (context) => ask(requestOptions(context)),
  });
}
