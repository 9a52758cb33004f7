import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { count } from '../../../../utils/quantities';
import { wayOut } from '../../../kit/wayOut';
import OfferButton from '../../../kit/OfferButton';
import Stuck from '../../../kit/Stuck';
import { receivedOf } from '../../../kit/words';
import type { Traced } from '../../engine/tracer/types';
import { describeTraceFailure } from '../../sentences';
import { installC, words } from '../../words';
import { readsKeyboard } from '../readsKeyboard';
import InputForm from './InputForm';
import Player from './Player';
import { useTrace } from './useTrace';
import type { TraceState } from './useTrace';
import { spokenText } from './describeStep';
import styles from './styles.module.css';

/** Program to trace; the reader may change its input. */
interface Props extends Traced {
  readonly onClose: () => void;
}

function loadingText(state: TraceState): string {
  if (state.kind === 'tracing') return 'Siguiendo el programa paso a paso…';
  return state.kind !== 'loading' || state.total === 0
    ? 'Preparando…'
    : `Descargando el compilador: ${receivedOf(state.received, state.total)}…`;
}

const isUnderWay = ({ kind }: TraceState) =>
  kind === 'loading' || kind === 'starting' || kind === 'tracing';

function Waiting({ state }: { readonly state: TraceState }): ReactNode {
  return (
    <>
      <p className={styles.message} aria-busy="true">
        {loadingText(state)}{' '}
        {state.kind === 'loading' && state.total > 0 && (
          <progress
            aria-label={words.download}
            max={state.total}
            value={state.received}
          />
        )}
      </p>
      <Stuck loading={state.kind === 'loading' ? state : undefined} />
    </>
  );
}

/**
 * Returns the previous object while its JSON is the same, although the parent
 * creates a new one on each render.
 */
function useSame<Data>(data: Data): Data {
  const [kept, setKept] = useState(data);
  if (kept === data || JSON.stringify(kept) === JSON.stringify(data))
    return kept;
  setKept(data);
  return data;
}

/** Returns the announcement for a state. */
function spoken(state: TraceState): string {
  switch (state.kind) {
    case 'loading':
    case 'starting':
      return '';
    case 'tracing':
      return 'Siguiendo el programa.';
    case 'rejected':
      return 'El programa no compila.';
    case 'failed':
      return describeTraceFailure(state.reason);
    case 'ready':
      return `${count(state.trace.steps.length, 'paso listo', 'pasos listos')}. ${spokenText(state.trace, 0)}`;
  }
}

/** Step-by-step view of a recorded run, forwards and backwards. */
export default function Tracer({
  request,
  stdin,
  args,
  files,
  onClose,
}: Props): ReactNode {
  const region = useRef<HTMLElement>(null);
  const [given, setGiven] = useState(stdin);
  const program = useSame(
    useMemo(() => ({ request, args, files }), [request, args, files]),
  );
  const traced = useMemo(
    () => ({ ...program, stdin: given }),
    [program, given],
  );
  const { state, retry } = useTrace(traced);
  useEffect(() => {
    // The button that opened the tracer may be gone.
    region.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const message = spoken(state);
    if (message !== '') announce(message);
  }, [state]);
  const out =
    state.kind === 'failed' &&
    wayOut(state.reason, {
      retry: { label: words.retry, act: retry },
      elsewhere: installC,
    });
  const hasInput = stdin !== '' || readsKeyboard(request.files);
  return (
    <section
      ref={region}
      className={styles.tracer}
      aria-label={words.steps}
      tabIndex={-1}
      data-live=""
    >
      <div className={styles.bar}>
        <strong>{words.steps}</strong>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      {hasInput && <InputForm stdin={given} onFollow={setGiven} />}
      {isUnderWay(state) && <Waiting state={state} />}
      {state.kind === 'rejected' && (
        <div className={styles.message}>
          <p>No compila, así que no hay pasos que ver. El compilador dice:</p>
          <pre>{state.report.text}</pre>
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={styles.message}>
          <p>{describeTraceFailure(state.reason)}</p>
          {out && <OfferButton offer={out} />}
        </div>
      )}
      {state.kind === 'ready' && <Player trace={state.trace} region={region} />}
    </section>
  );
}
