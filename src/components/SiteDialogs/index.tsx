import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import LoadFailure from '../LoadFailure';
import { onOpenSiteDialog, openSiteDialog } from './open';
import type { SiteDialogName } from './open';
import styles from './styles.module.css';

interface DialogModule {
  readonly default: ComponentType<{ readonly onClose: () => void }>;
}

const load: Record<SiteDialogName, () => Promise<DialogModule>> = {
  reading: () => import('../ReadingSettings'),
  shortcuts: () => import('../ShortcutHelp'),
};

type State =
  | { readonly Dialog: DialogModule['default'] }
  | { readonly failed: SiteDialogName; readonly error: unknown }
  | null;

/** The dialogs of every page; none is downloaded before it is asked for. */
export default function SiteDialogs(): ReactNode {
  const [state, setState] = useState<State>(null);
  useEffect(
    () =>
      onOpenSiteDialog((name) => {
        load[name]().then(
          (module) => {
            setState({ Dialog: module.default });
          },
          (error: unknown) => {
            setState({ failed: name, error });
          },
        );
      }),
    [],
  );
  if (!state) return null;
  if ('Dialog' in state)
    return (
      <state.Dialog
        onClose={() => {
          setState(null);
        }}
      />
    );
  return (
    <div className={styles.failure}>
      <LoadFailure
        error={state.error}
        onRetry={() => {
          openSiteDialog(state.failed);
        }}
      />
    </div>
  );
}
