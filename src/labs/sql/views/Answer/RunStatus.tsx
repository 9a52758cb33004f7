import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../../../kit/buttons.module.css';
import OfferButton from '../../../kit/OfferButton';
import { chooseOffer } from '../../../kit/offers';
import panel from '../../../kit/panel.module.css';
import Status from '../../../kit/Status';
import type { StatusMark } from '../../../kit/Status';
import {
  describeRefusal,
  failureSentences,
  stateSentences,
} from '../../sentences';
import { installLink, words } from '../../words';
import type { CallState } from '../useEngineCall';

interface Props<Value> {
  readonly state: CallState<Value>;
  /** Sentence for a value, and whether it is good. */
  readonly describe: (value: Value) => readonly [StatusMark, string];
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

function describeState<Value>(
  state: CallState<Value>,
  describe: Props<Value>['describe'],
): readonly [StatusMark, string] {
  if (state.kind === 'done') return describe(state.value);
  if (state.kind === 'failed') return ['bad', failureSentences[state.reason]];
  if (state.kind === 'refused') return ['bad', describeRefusal(state.fault)];
  const isBad = state.kind === 'crashed' || state.kind === 'broken';
  return [isBad ? 'bad' : 'busy', stateSentences[state.kind]];
}

/** State of a call to the engine, with what the reader can do about it. */
export default function RunStatus<Value>({
  state,
  describe,
  onStop,
  onRetry,
}: Props<Value>): ReactNode {
  const { kind } = state;
  if (kind === 'idle') return null;
  const [mark, text] = describeState(state, describe);
  const isBusy = kind === 'loading' || kind === 'running';
  return (
    <div className={clsx(buttons.buttons, panel.panel)} data-live="">
      <div className={panel.bar} role="status">
        <Status
          mark={mark}
          text={text}
          loading={kind === 'loading' ? state : undefined}
          downloadLabel={words.download}
        />
        {isBusy && (
          <button type="button" onClick={onStop}>
            {words.stop}
          </button>
        )}
        {kind === 'failed' && (
          <OfferButton
            offer={chooseOffer(state.reason, {
              retry: { label: words.retry, act: onRetry },
              alternative: installLink,
            })}
          />
        )}
      </div>
    </div>
  );
}
