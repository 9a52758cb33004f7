import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../components/Announcer/announce';
import Sample from '../Sample';
import RequestFailure from './RequestFailure';
import type { Asked } from './RequestFailure/describe';
import styles from './styles.module.css';

/** The part of a query's state that decides what is shown. */
export interface AsyncState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** `data` is that of the question before, kept until the answer comes. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Props<Data> extends Asked {
  readonly query: AsyncState<Data>;
  /** Same size as the result, so that nothing jumps. */
  readonly skeleton: ReactNode;
  /** What assistive technology says when a result arrives. */
  readonly summary: (data: Data) => string;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  /** Another way out of a failure. */
  readonly escape?: ReactNode;
  /** What the site carries, shown while the service gives nothing. */
  readonly sample?: Data;
  readonly children: (data: Data) => ReactNode;
}

/** The states of something asked from a service: on its way, there, empty, failed. */
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
    // The button goes away with the failure: keep the reader's place.
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
