import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { formatCount } from '../../../../utils/quantities';
import { chooseOffer } from '../../../kit/offers';
import OfferButton from '../../../kit/OfferButton';
import Stuck from '../../../kit/Stuck';
import { formatReceived } from '../../../kit/words';
import type { TraceRequest } from '../../engine/tracer/types';
import { describeTraceFailure } from '../../sentences';
import { installLink, words } from '../../words';
import { readsKeyboard } from '../readsKeyboard';
import InputForm from './InputForm';
import Player from './Player';
import { useTrace } from './useTrace';
import type { TraceState } from './useTrace';
import { describeStep } from './describeStep';
import styles from './styles.module.css';

/** Program to trace; the reader may change its input. */
interface Props extends TraceRequest {
  /** False when the view opens beside a run, which keeps the focus. */
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
}

function describeLoading(state: TraceState): string {
  if (state.kind === 'tracing') return 'Siguiendo el programa paso a paso…';
  return state.kind !== 'loading' || state.total === 0
    ? 'Preparando…'
    : `Descargando el compilador: ${formatReceived(state.received, state.total)}…`;
}

const isUnderWay = ({ kind }: TraceState) =>
  kind === 'loading' || kind === 'starting' || kind === 'tracing';

function Waiting({ state }: { readonly state: TraceState }): ReactNode {
  return (
    <>
      <p className={styles.message} aria-busy="true">
        {describeLoading(state)}{' '}
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
function useStableValue<Data>(data: Data): Data {
  const [keptData, setKept] = useState(data);
  if (keptData === data || JSON.stringify(keptData) === JSON.stringify(data))
    return keptData;
  setKept(data);
  return data;
}

/** Returns the announcement for a state. */
function getAnnouncement(state: TraceState): string {
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
      return `${formatCount(state.trace.steps.length, 'paso listo', 'pasos listos')}. ${describeStep(state.trace, 0)}`;
  }
}

/** Step-by-step view of a recorded run, forwards and backwards. */
export default function Tracer({
  request,
  stdin,
  args,
  files,
  takesFocus = true,
  onClose,
}: Props): ReactNode {
  const region = useRef<HTMLElement>(null);
  const [input, setGiven] = useState(stdin);
  const program = useStableValue(
    useMemo(() => ({ request, args, files }), [request, args, files]),
  );
  const tracedRequest = useMemo(
    () => ({ ...program, stdin: input }),
    [program, input],
  );
  const { state, retry } = useTrace(tracedRequest);
  useEffect(() => {
    // The button that opened the tracer may be gone.
    if (takesFocus) region.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const message = getAnnouncement(state);
    if (message !== '') announce(message);
  }, [state]);
  const offer =
    state.kind === 'failed' &&
    chooseOffer(state.reason, {
      retry: { label: words.retry, act: retry },
      alternative: installLink,
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
      {hasInput && <InputForm stdin={input} onFollow={setGiven} />}
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
          {offer && <OfferButton offer={offer} />}
        </div>
      )}
      {state.kind === 'ready' && <Player trace={state.trace} region={region} />}
    </section>
  );
}
