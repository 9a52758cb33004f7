import { useState } from 'react';
import { progressStore } from '../../current';
import type { Progress } from '../../schema';
import { announce } from '../../../components/Announcer/announce';

/** Something done to the whole progress, which can be taken back. */
export interface Undoable {
  readonly text: string;
  readonly undo: () => void;
}

interface Change {
  readonly apply: (now: Progress) => Progress;
  readonly revert: (
    now: Progress,
    before: Progress,
    after: Progress,
  ) => Progress;
  /** Said and shown when it is done. */
  readonly describe: (before: Progress, after: Progress) => string;
  /** The same for the way back. */
  readonly undone: string;
}

interface Undo {
  readonly last: Undoable | null;
  /** What was taken back; empty if nothing was. */
  readonly undone: string;
  readonly perform: (change: Change) => void;
  readonly clear: () => void;
}

/** Changes the whole progress, says so, and remembers the way back. */
export function useUndo(): Undo {
  const [last, setLast] = useState<Undoable | null>(null);
  const [undone, setUndone] = useState('');

  const perform = ({ apply, revert, describe, undone: text }: Change) => {
    const before = progressStore.getSnapshot().data;
    progressStore.update(apply);
    const after = progressStore.getSnapshot().data;
    const done = describe(before, after);
    announce(done);
    setUndone('');
    setLast({
      text: done,
      undo: () => {
        progressStore.update((now) => revert(now, before, after));
        announce(text);
        setLast(null);
        setUndone(text);
      },
    });
  };
  const clear = () => {
    setLast(null);
    setUndone('');
  };
  return { last, undone, perform, clear };
}
