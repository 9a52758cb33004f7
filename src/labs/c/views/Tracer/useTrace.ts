import { useCallback, useEffect, useState } from 'react';
import { loadWithProgress, getLoadFailureReason } from '../../../kit/loadable';
import { INITIAL_LOADING } from '../../../kit/loadState';
import type { NotReady, ShownFailureReason } from '../../../kit/loadState';
import { loadC } from '../../client/load';
import { CompileTimeout, StartTimeout, TraceTimeout } from '../../client/types';
import type { Trace, TraceRequest } from '../../engine/tracer/types';
import type { ToolReport } from '../../engine/types';

/** Reason why there is neither a trace nor a compiler message. */
type TraceFailure =
  | ShownFailureReason
  | 'compile-timeout'
  | 'start-timeout'
  | 'trace-timeout'
  | 'internal';

/** Progress from the source to the trace. */
export type TraceState =
  | Exclude<NotReady<TraceFailure>, { readonly kind: 'idle' }>
  /** `starting`: from compilation until the tracer starts. */
  | { readonly kind: 'starting' | 'tracing' }
  | { readonly kind: 'rejected'; readonly report: ToolReport }
  | { readonly kind: 'ready'; readonly trace: Trace };

async function toTraceFailure(error: unknown): Promise<TraceFailure> {
  if (error instanceof CompileTimeout) return 'compile-timeout';
  if (error instanceof StartTimeout) return 'start-timeout';
  if (error instanceof TraceTimeout) return 'trace-timeout';
  return (await getLoadFailureReason(error)) ?? 'internal';
}

async function runTrace(
  { request, ...options }: TraceRequest,
  signal: AbortSignal,
  show: (state: TraceState) => void,
): Promise<void> {
  try {
    const engine = await loadC();
    await loadWithProgress(engine, show);
    show({ kind: 'starting' });
    const outcome = await engine.trace(request, options, signal, () => {
      show({ kind: 'tracing' });
    });
    show(
      outcome.kind === 'trace'
        ? { kind: 'ready', trace: outcome.trace }
        : { kind: 'rejected', report: outcome },
    );
  } catch (error) {
    show({ kind: 'failed', reason: await toTraceFailure(error) });
  }
}

/**
 * Traces a program, and again when `request` changes. Only the last request
 * updates the state.
 */
export function useTrace(request: TraceRequest): {
  readonly state: TraceState;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState({ number: 0, traced: request });
  const [shownState, setShown] = useState({
    of: attempt,
    state: INITIAL_LOADING as TraceState,
  });
  if (attempt.traced !== request)
    setAttempt({ number: attempt.number + 1, traced: request });
  useEffect(() => {
    const controller = new AbortController();
    void runTrace(attempt.traced, controller.signal, (state) => {
      if (!controller.signal.aborted) setShown({ of: attempt, state });
    });
    return () => {
      controller.abort();
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setAttempt(({ number, traced: tracedRequest }) => ({
      number: number + 1,
      traced: tracedRequest,
    }));
  }, []);
  return {
    state: shownState.of === attempt ? shownState.state : INITIAL_LOADING,
    retry,
  };
}
