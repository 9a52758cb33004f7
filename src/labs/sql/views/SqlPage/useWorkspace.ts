import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../../preferences/keys';
import { readDraft, writeDraft } from '../../../kit/draft';
import {
  INITIAL_WORKSPACE,
  parseWorkspace,
  type Workspace,
} from '../../engine/workspace';

interface StoredWorkspace {
  readonly workspace: Workspace;
  /** False while the served page is hydrated. */
  readonly isRead: boolean;
  readonly update: (change: Partial<Workspace>) => void;
}

/** Keeps the reader's workspace on this device. */
export function useWorkspace(): StoredWorkspace {
  const key = storageKey(useBaseUrl('/'), 'draft:/laboratorio/sql/');
  const [workspace, setWorkspace] = useState(INITIAL_WORKSPACE);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const stored = parseWorkspace(readDraft(key)?.text ?? '');
    // Read in an effect, after hydration: the served page shows the initial one.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (stored) setWorkspace(stored);
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (isRead) writeDraft(key, JSON.stringify(workspace));
  }, [key, isRead, workspace]);
  return {
    workspace,
    isRead,
    update: (change) => {
      setWorkspace((current) => ({ ...current, ...change }));
    },
  };
}
