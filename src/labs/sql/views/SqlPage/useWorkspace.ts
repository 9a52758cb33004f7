import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { storageKey } from '../../../../preferences/keys';
import { readDraft, writeDraft } from '../../../kit/draft';
import {
  INITIAL_WORKSPACE,
  parseWorkspace,
  withoutFile,
  type Workspace,
} from '../../engine/workspace';

/** Changes some fields of the workspace, or those that depend on its fields. */
export type UpdateWorkspace = (
  change: Partial<Workspace> | ((current: Workspace) => Partial<Workspace>),
) => void;

/** Longest text, and longest changes, that are stored, in characters. */
const MAX_STORED_LENGTH = 1_000_000;

/** Reasons why something of the workspace will not be there after a reload. */
type NotStoredReason = 'changes' | 'storage';

/** Workspace of the reader, and what is not stored of it. */
export interface StoredWorkspace {
  readonly workspace: Workspace;
  /** False while the served page is hydrated. */
  readonly isRead: boolean;
  readonly update: UpdateWorkspace;
  readonly notStored: NotStoredReason | undefined;
  /** Name of the file that was open in the visit before this one. */
  readonly closedFile: string | undefined;
  /** Workspace that another tab stored after this one. */
  readonly other: Workspace | undefined;
}

const readWorkspace = (key: string): Workspace | undefined =>
  parseWorkspace(readDraft(key)?.text ?? '');

/** Stores a workspace, and says what of it could not be stored. */
function storeWorkspace(
  key: string,
  workspace: Workspace,
): NotStoredReason | undefined {
  const { changes, text } = workspace;
  const length = changes.reduce((total, change) => total + change.length, 0);
  const hasLongChanges = length > MAX_STORED_LENGTH;
  if (text.length > MAX_STORED_LENGTH) return 'storage';
  const kept = hasLongChanges ? { ...workspace, changes: [] } : workspace;
  if (writeDraft(key, JSON.stringify(kept)) === 'tab') return 'storage';
  return hasLongChanges ? 'changes' : undefined;
}

/** Returns the workspace that another tab stored, until this one changes it. */
function useOtherTab(key: string, workspace: Workspace): Workspace | undefined {
  const [other, setOther] = useState<Workspace>();
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setOther(readWorkspace(key));
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [key]);
  return JSON.stringify(other) === JSON.stringify(workspace)
    ? undefined
    : other;
}

/** Keeps the reader's workspace on this device. */
export function useWorkspace(): StoredWorkspace {
  const key = storageKey(useBaseUrl('/'), 'draft:/laboratorio/sql/');
  const [workspace, setWorkspace] = useState(INITIAL_WORKSPACE);
  const [isRead, setRead] = useState(false);
  const [notStored, setNotStored] = useState<NotStoredReason>();
  const [closedFile, setClosedFile] = useState<string>();
  useEffect(() => {
    const stored = readWorkspace(key);
    // Read in an effect, after hydration: the served page shows the initial one.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (stored) setWorkspace(withoutFile(stored));
    setClosedFile(stored?.file);
    setRead(true);
  }, [key]);
  useEffect(() => {
    // The reader sees at once that something is not stored.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (isRead) setNotStored(storeWorkspace(key, workspace));
  }, [key, isRead, workspace]);
  return {
    workspace,
    isRead,
    notStored,
    closedFile,
    other: useOtherTab(key, workspace),
    update: (change) => {
      setWorkspace((current) => ({
        ...current,
        ...(typeof change === 'function' ? change(current) : change),
      }));
    },
  };
}
