import type { ReactNode } from 'react';
import LineToggle from '../../../../components/LineToggle';
import OfferButton from '../../../kit/OfferButton';
import { reloadOffer, chooseOffer } from '../../../kit/offers';
import type { Offer } from '../../../kit/offers';
import type { TerminalView } from './useTerminalView';
import { installLink, words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly view: TerminalView;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  /** Moves the focus elsewhere, since the pressed button may be removed. */
  readonly onLeaveFocus: () => void;
}

/** Returns the action that a state offers. */
function getOffer({ state, start }: TerminalView): Offer | undefined {
  switch (state.kind) {
    case 'idle':
      return { label: words.turnOn, act: start };
    case 'elsewhere':
      return { label: words.bringHere, act: start };
    case 'failed':
      return chooseOffer(state.reason, {
        retry: { label: words.retry, act: start },
        alternative: installLink,
      });
    case 'ended':
      return { label: words.turnOnAgain, act: start };
    case 'running':
      return state.waits === 'outdated' ? reloadOffer : undefined;
    default:
      return undefined;
  }
}

/** Buttons of a terminal, which depend on its state. */
export default function Controls({
  view,
  onReset,
  onCancel,
  onLeaveFocus,
}: Props): ReactNode {
  const { state, undo, stop } = view;
  const offer = getOffer(view);
  const isOn = state.kind === 'running' || state.kind === 'suspended';
  const renderButton = (text: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        onLeaveFocus();
        act();
      }}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.controls}>
      {offer && <OfferButton offer={offer} onPress={onLeaveFocus} />}
      {(state.kind === 'loading' || state.kind === 'starting') &&
        renderButton(words.cancel, onCancel)}
      {isOn && undo && renderButton(words.undo, undo)}
      {isOn && renderButton(words.reset, onReset)}
      {isOn &&
        renderButton(words.turnOff, () => {
          stop('reader');
        })}
      {isOn && (
        <LineToggle
          preference="terminal-columns"
          value="80"
          label={words.wholeLines}
        />
      )}
    </div>
  );
}
