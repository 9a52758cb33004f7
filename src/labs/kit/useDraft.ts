import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLatestCallback } from '../../hooks/useLatestCallback';
import { storageKey } from '../../preferences/keys';
import { toSitePath } from '../../utils/paths';
import { readDraft, removeDraft, writeDraft } from './draft';
import type { Draft, DraftStorage } from './draft';

/** Code of a block: the original, until the reader edits it. */
export interface DraftControl {
  readonly text: string;
  readonly isChanged: boolean;
  /** Saved draft that `restore` has not yet put into `text`. */
  readonly pendingDraft: Draft | undefined;
  /** Draft restored in this visit. */
  readonly restoredDraft: Draft | undefined;
  readonly storage: DraftStorage;
  readonly edit: (text: string) => void;
  /**
   * Puts the saved draft into `text`.
   *
   * @returns The resulting text.
   */
  readonly restore: () => string;
  /** Restores the original; `undoReset` exists until the next edit. */
  readonly reset: () => void;
  readonly undoReset: (() => void) | undefined;
  /** Draft written in another tab, not yet in `text`. */
  readonly otherTabDraft: Draft | undefined;
  readonly takeOtherTabDraft: () => void;
}

const WRITE_DELAY_MS = 400;

/** Saves edits with a debounce, and at once when the page is hidden. */
function useDraftWriter(key: string, original: string) {
  const [storage, setKeeping] = useState<DraftStorage>('device');
  const pending = useRef<string>(undefined);
  const timer = useRef(0);
  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const { current: text } = pending;
    pending.current = undefined;
    if (text === undefined) return;
    if (text === original) removeDraft(key);
    else setKeeping(writeDraft(key, text));
  }, [key, original]);
  const write = useCallback(
    (text: string) => {
      pending.current = text;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, WRITE_DELAY_MS);
    },
    [flush],
  );
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);
  return { keeping: storage, write };
}

/**
 * Keeps the reader's edits of a program on this device.
 *
 * @param id Identifies the program within its page. Changes with the original,
 * so that a draft of another program is not restored.
 */
export function useDraft(id: string, original: string): DraftControl {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const path = toSitePath(pathname, baseUrl);
  const key = storageKey(baseUrl, `draft:${path}#${id}`);
  const { keeping: storage, write } = useDraftWriter(key, original);
  const [text, setText] = useState(original);
  const [foundDraft, setFound] = useState<Draft>();
  const [restoredDraft, setRestored] = useState<Draft>();
  const [discardedText, setDiscarded] = useState<string>();
  const [otherDraft, setOther] = useState<Draft>();

  useEffect(() => {
    const draft = readDraft(key);
    // Read in an effect, after hydration: the served page shows the original.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (draft && draft.text !== original) setFound(draft);
  }, [key, original]);

  const handleStorageChange = useLatestCallback((changedKey: string | null) => {
    if (changedKey !== key) return;
    const draft = readDraft(key);
    const isDifferent = draft !== undefined && draft.text !== text;
    // Without local edits, the other tab's draft is treated like a saved one.
    const isUnedited = text === original && draft?.text !== original;
    if (isUnedited) setFound(draft);
    else setOther(isDifferent ? draft : undefined);
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      handleStorageChange(event.key);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [handleStorageChange]);

  const replaceText = (next: string) => {
    setText(next);
    write(next);
    setFound(undefined);
  };
  return {
    text,
    isChanged: text !== original,
    pendingDraft: foundDraft,
    restoredDraft: restoredDraft,
    storage,
    edit: (next) => {
      setDiscarded(undefined);
      replaceText(next);
    },
    restore: () => {
      if (!foundDraft) return text;
      setText(foundDraft.text);
      setRestored(foundDraft);
      setFound(undefined);
      return foundDraft.text;
    },
    reset: () => {
      setDiscarded(text);
      setRestored(undefined);
      replaceText(original);
    },
    undoReset:
      discardedText === undefined
        ? undefined
        : () => {
            setDiscarded(undefined);
            replaceText(discardedText);
          },
    otherTabDraft: otherDraft,
    takeOtherTabDraft: () => {
      if (!otherDraft) return;
      setOther(undefined);
      setDiscarded(text);
      replaceText(otherDraft.text);
    },
  };
}
