import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../components/Announcer/announce';
import Sample from '../Sample';
import RequestFailure from './RequestFailure';
import type { RequestContext } from './RequestFailure/describeFailure';
import styles from './styles.module.css';

/** Part of a query's state that decides what to show. */
export interface AsyncState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** True while `data` belongs to the previous query. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Props<Data> extends RequestContext {
  readonly query: AsyncState<Data>;
  /** Placeholder of the same size as the result, so that nothing moves. */
  readonly skeleton: ReactNode;
  /** Text announced when a result arrives. */
  readonly summary: (data: Data) => string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** Other actions after a failure. */
  readonly escape?: ReactNode;
  /** Bundled data, shown while the service fails. */
  readonly sample?: Data;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Region for the result of a request, in one of its states: loading, loaded,
 * empty or failed.
 */
export default function AsyncRegion<Data>({
  query,
  skeleton,
  summary,
  isEmpty = () => false,
  empty,
  escape,
  sample,
  isTyped,
  notFound,
  children,
}: Props<Data>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { data, error, isPlaceholderData, refetch } = query;
  const message =
    data !== undefined
      ? isPlaceholderData
        ? undefined
        : summary(data)
      : error && sample !== undefined
        ? `Muestra guardada. ${summary(sample)}`
        : undefined;
  useEffect(() => {
    if (message !== undefined) announce(message);
  }, [message]);

  const retry = () => {
    // Moves the focus to the region, since the button is removed with the
    // failure.
    region.current?.focus();
    refetch();
  };

  return (
    <div
      ref={region}
      tabIndex={-1}
      data-live=""
      className={styles.region}
      aria-busy={message === undefined && !error}
    >
      {error && data === undefined ? (
        <RequestFailure
          error={error}
          onRetry={retry}
          isTyped={isTyped}
          notFound={notFound}
        >
          {escape}
        </RequestFailure>
      ) : data === undefined ? (
        <>
          <p className={styles.loading}>Cargando…</p>
          {sample === undefined && skeleton}
        </>
      ) : isEmpty(data) ? (
        empty
      ) : (
        <div className={isPlaceholderData ? styles.stale : undefined}>
          {children(data)}
        </div>
      )}
      {data === undefined && sample !== undefined && (
        <Sample isEmpty={isEmpty(sample)}>{children(sample)}</Sample>
      )}
    </div>
  );
}
