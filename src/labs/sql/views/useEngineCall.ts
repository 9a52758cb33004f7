import { useCallback, useEffect, useRef, useState } from 'react';
import { getLoadFailureReason, loadWithProgress } from '../../kit/loadable';
import { INITIAL_LOADING } from '../../kit/loadState';
import type { Loading, ShownFailureReason } from '../../kit/loadState';
import { SqlStopped } from '../client/host';
import type { SqlHost } from '../client/host';
import { loadSql } from '../client/load';
import { SqlError } from '../engine/types';
import type { SqlFault } from '../engine/types';

/** State of a call to the engine. */
export type CallState<Value> =
  | { readonly kind: 'idle' | 'running' | 'stopped' | 'crashed' | 'broken' }
  | Loading
  | { readonly kind: 'failed'; readonly reason: ShownFailureReason }
  | { readonly kind: 'refused'; readonly fault: SqlFault }
  | { readonly kind: 'done'; readonly value: Value };

/** Call to the engine, with its state. */
export interface EngineCall<Value> {
  readonly state: CallState<Value>;
  /** Value of the last call that ended, kept while another one runs. */
  readonly last: Value | undefined;
  readonly start: (call: (engine: SqlHost) => Promise<Value>) => void;
  /** Stops the call, or cancels the download. */
  readonly stop: () => void;
  readonly clear: () => void;
}

async function toFailure<Value>(error: unknown): Promise<CallState<Value>> {
  if (error instanceof SqlStopped)
    return { kind: error.isRequested ? 'stopped' : 'crashed' };
  if (error instanceof SqlError) return { kind: 'refused', fault: error.fault };
  if (error instanceof DOMException) return { kind: 'stopped' };
  const reason = await getLoadFailureReason(error);
  if (reason !== undefined) return { kind: 'failed', reason };
  console.error(error);
  return { kind: 'broken' };
}

/** Calls the engine, one call at a time; the last one asked for wins. */
export function useEngineCall<Value>(): EngineCall<Value> {
  const [state, setState] = useState<CallState<Value>>({ kind: 'idle' });
  const [last, setLast] = useState<Value>();
  const current = useRef(0);
  const engine = useRef<SqlHost>(undefined);
  useEffect(
    () => () => {
      current.current = -1;
    },
    [],
  );

  const start = useCallback((call: (engine: SqlHost) => Promise<Value>) => {
    current.current += 1;
    const turn = current.current;
    const show = (next: CallState<Value>) => {
      if (current.current === turn) setState(next);
    };
    const run = async () => {
      show(INITIAL_LOADING);
      try {
        const host = await loadSql();
        engine.current = host;
        await loadWithProgress(host, show);
        if (current.current !== turn) return;
        show({ kind: 'running' });
        const value = await call(host);
        if (current.current !== turn) return;
        setLast(value);
        setState({ kind: 'done', value });
      } catch (error) {
        show(await toFailure(error));
      }
    };
    void run();
  }, []);
  const stop = useCallback(() => engine.current?.stop(), []);
  const clear = useCallback(() => {
    current.current += 1;
    setState({ kind: 'idle' });
    setLast(undefined);
  }, []);
  return { state, last, start, stop, clear };
}
