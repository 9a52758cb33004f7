import type { ReactNode } from 'react';
import LineFit from '../../../../components/LineFit';
import OfferButton from '../../../kit/OfferButton';
import { outdated, wayOut } from '../../../kit/wayOut';
import type { Offer } from '../../../kit/wayOut';
import type { TerminalView } from './useTerminalView';
import { installLinux, words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly view: TerminalView;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  /** Moves the focus elsewhere, since the pressed button may be removed. */
  readonly onLeaveFocus: () => void;
}

/** Returns the action that a state offers. */
function offerOf({ state, start }: TerminalView): Offer | undefined {
  switch (state.kind) {
    case 'idle':
      return { label: words.turnOn, act: start };
    case 'elsewhere':
      return { label: words.bringHere, act: start };
    case 'failed':
      return wayOut(state.reason, {
        retry: { label: words.retry, act: start },
        elsewhere: installLinux,
      });
    case 'ended':
      return { label: words.turnOnAgain, act: start };
    case 'running':
      return state.waits === 'outdated' ? outdated : undefined;
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
  const offer = offerOf(view);
  const isOn = state.kind === 'running' || state.kind === 'suspended';
  const button = (text: string, act: () => void) => (
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
        button(words.cancel, onCancel)}
      {isOn && undo && button(words.undo, undo)}
      {isOn && button(words.reset, onReset)}
      {isOn &&
        button(words.turnOff, () => {
          stop('reader');
        })}
      {isOn && <LineFit />}
    </div>
  );
}
