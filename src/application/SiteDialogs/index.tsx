import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useShortcut } from '../../keyboard/useShortcut';
import LoadFailure from '../../offline/components/LoadFailure';
import { siteDialogs } from './load';
import {
  subscribeToSiteDialogs,
  openSiteDialog,
} from '../../utils/siteDialogs';
import styles from './styles.module.css';

function openHelp(): void {
  openSiteDialog('shortcuts');
}

function openSearch(): void {
  openSiteDialog('search');
}

/**
 * Dialogs that any page can open; each is downloaded when it is first opened.
 */
export default function SiteDialogs(): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  useShortcut('help', openHelp);
  useShortcut('search', openSearch);
  useEffect(
    () =>
      subscribeToSiteDialogs((name) => {
        siteDialogs[name]().then(
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
