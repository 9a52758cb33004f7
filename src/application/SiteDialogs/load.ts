import type { ComponentType } from 'react';
import type { SiteDialogName } from '../../utils/siteDialogs';

interface DialogModule {
  readonly default: ComponentType<{ readonly onClose: () => void }>;
}

/** Loader of each dialog; the bundler caches the module. */
export const siteDialogs: Record<SiteDialogName, () => Promise<DialogModule>> =
  {
    reading: () => import('../ReadingSettings'),
    search: () => import('../../search/components/SearchDialog'),
    shortcuts: () => import('../../keyboard/components/ShortcutHelp'),
  };
