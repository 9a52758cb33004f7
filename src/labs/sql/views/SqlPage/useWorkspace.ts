import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../../preferences/keys';
import { readDraft, writeDraft } from '../../../kit/draft';
import {
  INITIAL_WORKSPACE,
  parseWorkspace,
  type Workspace,
} from '../../engine/workspace';

/** Changes some fields of the workspace, or those that depend on its fields. */
export type UpdateWorkspace = (
  change: Partial<Workspace> | ((current: Workspace) => Partial<Workspace>),
) => void;

interface StoredWorkspace {
  readonly workspace: Workspace;
  /** False while the served page is hydrated. */
  readonly isRead: boolean;
  readonly update: UpdateWorkspace;
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
      setWorkspace((current) => ({
        ...current,
        ...(typeof change === 'function' ? change(current) : change),
      }));
    },
  };
}
