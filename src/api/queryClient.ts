import {
  onlineManager,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import type { RequestOptions } from './http';
import { requestLimits } from './limits';

/**
 * Allows one retry, only for failures that may be transient and within the
 * total time limit. A timeout has used up the reader's waiting time, and a 429
 * forbids more requests.
 */
function shouldRetry(failureCount: number, error: unknown): boolean {
  return (
    failureCount < 1 &&
    error instanceof ApiError &&
    (error.kind === 'network' || error.kind === 'server') &&
    error.elapsedMs + requestLimits.retryDelayMs < requestLimits.totalTimeoutMs
  );
}

// Replaces TanStack's own listener, which assumes that the page opens online:
// it would not notice a connection that comes back if the connection was lost
// before the first app was mounted.
if (typeof window !== 'undefined')
  onlineManager.setEventListener((setOnline) => {
    const updateOnlineState = () => {
      setOnline(navigator.onLine);
    };
    updateOnlineState();
    window.addEventListener('online', updateOnlineState);
    window.addEventListener('offline', updateOnlineState);
    return () => {
      window.removeEventListener('online', updateOnlineState);
      window.removeEventListener('offline', updateOnlineState);
    };
  });

/** Returns false until the wait that the service asked for is over. */
const canRefetch = (error: unknown) =>
  !(error instanceof ApiError && error.retryAt > Date.now());

/**
 * Creates a client that keeps answers in memory for the visit. A failed query
 * is refetched by the reader's click or when the connection comes back, never
 * because a component mounts again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: shouldRetry,
        retryDelay: () => requestLimits.retryDelayMs,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => canRefetch(state.error),
        // `navigator.onLine` may be wrong: send the request and show its
        // result.
        networkMode: 'always',
      },
    },
  });
}

/**
 * Query client of this tab, shared so that an app's pages reuse each other's
 * answers.
 */
export const queryClient = createQueryClient();

function buildRequestOptions({
  client,
  queryKey,
  signal,
}: QueryFunctionContext): RequestOptions {
  const state = client.getQueryState(queryKey);
  const previous = state?.fetchFailureReason;
  const spentMs =
    previous instanceof ApiError
      ? previous.elapsedMs + requestLimits.retryDelayMs
      : 0;
  const failedBefore = previous !== null || (state?.errorUpdateCount ?? 0) > 0;
  return {
    signal,
    timeoutMs: Math.min(
      requestLimits.timeoutMs,
      requestLimits.totalTimeoutMs - spentMs,
    ),
    // The HTTP cache may hold a failure too: PokeAPI's stay for five days.
    ...(failedBefore && { cache: 'reload' }),
  };
}

/**
 * Builds a query that calls a client function within the site's time limits and
 * retry rules.
 *
 * @param key Name of the service, then the values that the answer depends on.
 */
export function createServiceQuery<Data>(
  key: readonly [service: string, ...rest: (string | number)[]],
  ask: (options: RequestOptions) => Promise<Data>,
) {
  return queryOptions({
    queryKey: key,
    queryFn: (context) => ask(buildRequestOptions(context)),
  });
}
