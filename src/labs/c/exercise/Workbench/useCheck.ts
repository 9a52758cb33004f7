import { useCallback, useEffect, useRef, useState } from 'react';
import { loadC } from '../../client/load';
import type { CWork } from '../work';
import { check } from './check';
import type { CheckState } from './check';

interface Check {
  readonly state: CheckState;
  readonly start: (source: string) => void;
  /** Cancels a check in progress, or clears its result. */
  readonly clear: () => void;
}

/** Checks programs against a task, one at a time; unmounting cancels. */
export function useCheck(
  work: CWork,
  onState: (state: CheckState) => void,
): Check {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const abortController = useRef(new AbortController());
  useEffect(
    () => () => {
      abortController.current.abort();
    },
    [],
  );
  const clear = useCallback(() => {
    abortController.current.abort();
    setState({ kind: 'idle' });
  }, []);
  const start = (source: string) => {
    abortController.current.abort();
    abortController.current = new AbortController();
    void check(loadC, work, source, abortController.current.signal, (next) => {
      setState(next);
      onState(next);
    });
  };
  return { state, start, clear };
}
