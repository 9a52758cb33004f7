import type { ReactNode } from 'react';
import clsx from 'clsx';
import { packStore } from '../../packs/packStore';
import type { Pack } from '../../packs/types';
import type { Action } from './actions';
import styles from './styles.module.css';

interface Props {
  /** Undefined until the pack is known. */
  readonly pack: Pack | undefined;
  /**
   * Action of the first button, which stays in place while its label changes.
   */
  readonly action: Action | undefined;
  readonly isPrimary?: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Buttons for the actions that a pack allows now. */
export default function PackButtons({
  pack,
  action,
  isPrimary = false,
  children,
}: Props): ReactNode {
  const isActive = pack !== undefined && pack.activity.kind !== 'idle';
  return (
    // The rules of this class come with the application; before that there is
    // only one button.
    <div className={pack && styles.buttons}>
      {action && (
        <button
          type="button"
          className={clsx(
            'button',
            isPrimary ? 'button--primary' : 'button--secondary',
          )}
          data-begin={action.initialLabel}
          onClick={action.act}
        >
          {action.label}
        </button>
      )}
      {isActive && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            void packStore.cancel(pack.id);
          }}
        >
          Cancelar
        </button>
      )}
      {children}
    </div>
  );
}
