import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLatest } from '../../../hooks/useLatest';
import { storageKey } from '../../../preferences/keys';
import { sitePath } from '../../../utils/paths';
import { readDraft, removeDraft, writeDraft } from '../../kit/draft';
import type { Draft, Keeping } from '../../kit/draft';

/** Code of a block: the original, until the reader edits it. */
export interface DraftControl {
  readonly text: string;
  readonly isChanged: boolean;
  /** Saved draft that `restore` has not yet put into `text`. */
  readonly found: Draft | undefined;
  /** Draft restored in this visit. */
  readonly restored: Draft | undefined;
  readonly keeping: Keeping;
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
  readonly other: Draft | undefined;
  readonly takeOther: () => void;
}

const writeAfterMs = 400;

/** Saves edits with a debounce, and at once when the page is hidden. */
function useWriter(key: string, original: string) {
  const [keeping, setKeeping] = useState<Keeping>('device');
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
      timer.current = window.setTimeout(flush, writeAfterMs);
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
  return { keeping, write };
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
  const path = sitePath(pathname, baseUrl);
  const key = storageKey(baseUrl, `draft:${path}#${id}`);
  const { keeping, write } = useWriter(key, original);
  const [text, setText] = useState(original);
  const [found, setFound] = useState<Draft>();
  const [restored, setRestored] = useState<Draft>();
  const [discarded, setDiscarded] = useState<string>();
  const [other, setOther] = useState<Draft>();

  useEffect(() => {
    const draft = readDraft(key);
    // Read in an effect, after hydration: the served page shows the original.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (draft && draft.text !== original) setFound(draft);
  }, [key, original]);

  const hear = useLatest((changed: string | null) => {
    if (changed !== key) return;
    const draft = readDraft(key);
    const isNews = draft !== undefined && draft.text !== text;
    // Without local edits, the other tab's draft is treated like a saved one.
    const isFree = text === original && draft?.text !== original;
    if (isFree) setFound(draft);
    else setOther(isNews ? draft : undefined);
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      hear(event.key);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [hear]);

  const put = (next: string) => {
    setText(next);
    write(next);
    setFound(undefined);
  };
  return {
    text,
    isChanged: text !== original,
    found,
    restored,
    keeping,
    edit: (next) => {
      setDiscarded(undefined);
      put(next);
    },
    restore: () => {
      if (!found) return text;
      setText(found.text);
      setRestored(found);
      setFound(undefined);
      return found.text;
    },
    reset: () => {
      setDiscarded(text);
      setRestored(undefined);
      put(original);
    },
    undoReset:
      discarded === undefined
        ? undefined
        : () => {
            setDiscarded(undefined);
            put(discarded);
          },
    other,
    takeOther: () => {
      if (!other) return;
      setOther(undefined);
      setDiscarded(text);
      put(other.text);
    },
  };
}
