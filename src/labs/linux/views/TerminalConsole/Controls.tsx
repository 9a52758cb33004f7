import type { ReactNode } from 'react';
import type { TerminalView } from './useTerminalView';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly view: TerminalView;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  /** The pressed button may be gone: somebody else takes the focus. */
  readonly onLeaveFocus: () => void;
}

/** What a state offers to go on. */
function startLabel({ state }: TerminalView): string | undefined {
  switch (state.kind) {
    case 'idle':
      return words.turnOn;
    case 'elsewhere':
      return words.bringHere;
    case 'failed':
      return state.reason === 'unsupported' ? undefined : words.retry;
    case 'ended':
      return words.turnOnAgain;
    default:
      return undefined;
  }
}

/** Buttons of a terminal: each state has its own. */
export default function Controls({
  view,
  onReset,
  onCancel,
  onLeaveFocus,
}: Props): ReactNode {
  const { state, start, undo, stop } = view;
  const label = startLabel(view);
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
      {label !== undefined && button(label, start)}
      {(state.kind === 'loading' || state.kind === 'starting') &&
        button(words.cancel, onCancel)}
      {isOn && undo && button(words.undo, undo)}
      {isOn && button(words.reset, onReset)}
      {isOn && button(words.turnOff, stop)}
    </div>
  );
}
