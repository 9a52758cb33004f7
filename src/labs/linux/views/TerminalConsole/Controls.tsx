import type { ReactNode } from 'react';
import type { Session } from './useSession';
import styles from './styles.module.css';

interface Props {
  readonly session: Session;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  /** The pressed button may be gone: somebody else takes the focus. */
  readonly onLeaveFocus: () => void;
}

/** What a state offers to go on. */
function startLabel({ state }: Session): string | undefined {
  switch (state.kind) {
    case 'idle':
      return 'Encender';
    case 'elsewhere':
      return 'Traerla aquí';
    case 'failed':
      return state.reason === 'unsupported' ? undefined : 'Reintentar';
    case 'ended':
      return 'Encender otra vez';
    default:
      return undefined;
  }
}

/** Buttons of a terminal: each state has its own. */
export default function Controls({
  session,
  onReset,
  onCancel,
  onLeaveFocus,
}: Props): ReactNode {
  const { state, start, undo, stop } = session;
  const label = startLabel(session);
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
        button('Cancelar', onCancel)}
      {isOn && undo && button('Deshacer', undo)}
      {isOn && button('Reiniciar', onReset)}
      {isOn && button('Apagar', stop)}
    </div>
  );
}
