import type { ReactNode } from 'react';
import clsx from 'clsx';
import { packStore } from '../../packs/current';
import type { Pack } from '../../packs/types';
import type { Action } from './actions';
import styles from './styles.module.css';

interface Props {
  /** Nothing before anything is known of it. */
  readonly pack: Pack | undefined;
  /** On the first button, which stays while its name changes. */
  readonly action: Action | undefined;
  readonly isPrimary?: boolean;
  /** More to do with it. */
  readonly children?: ReactNode;
}

/** What can be done with a pack now. */
export default function PackButtons({
  pack,
  action,
  isPrimary = false,
  children,
}: Props): ReactNode {
  const isOnItsWay = pack !== undefined && pack.activity.kind !== 'idle';
  return (
    // Its rules come with the application: before, there is one button.
    <div className={pack && styles.buttons}>
      {action && (
        <button
          type="button"
          className={clsx(
            'button',
            isPrimary ? 'button--primary' : 'button--secondary',
          )}
          data-begin={action.begin}
          onClick={action.act}
        >
          {action.label}
        </button>
      )}
      {isOnItsWay && (
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
