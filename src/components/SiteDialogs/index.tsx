import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useShortcut } from '../../keyboard/useShortcut';
import LoadFailure from '../LoadFailure';
import { onOpenSiteDialog, openSiteDialog } from './open';
import type { SiteDialogName } from './open';
import styles from './styles.module.css';

interface DialogModule {
  readonly default: ComponentType<{ readonly onClose: () => void }>;
}

const load: Record<SiteDialogName, () => Promise<DialogModule>> = {
  reading: () => import('../../preferences/components/ReadingSettings'),
  search: () => import('../../search/components/SearchDialog'),
  shortcuts: () => import('../../keyboard/components/ShortcutHelp'),
};

function openHelp(): void {
  openSiteDialog('shortcuts');
}

function openSearch(): void {
  openSiteDialog('search');
}

/** The dialogs of every page; none is downloaded before it is asked for. */
export default function SiteDialogs(): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  useShortcut('help', openHelp);
  useShortcut('search', openSearch);
  useEffect(
    () =>
      onOpenSiteDialog((name) => {
        load[name]().then(
          ({ default: Dialog }) => {
            setContent(
              <Dialog
                onClose={() => {
                  setContent(null);
                }}
              />,
            );
          },
          (error: unknown) => {
            setContent(
              <div className={styles.failure}>
                <LoadFailure
                  error={error}
                  onRetry={() => {
                    openSiteDialog(name);
                  }}
                />
              </div>,
            );
          },
        );
      }),
    [],
  );
  return content;
}
