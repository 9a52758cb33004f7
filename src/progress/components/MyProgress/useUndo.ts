import { useState } from 'react';
import { progressStore } from '../../current';
import type { Progress } from '../../schema';
import { announce } from '../../../components/Announcer/announce';

/** Last change of the whole progress, which can be undone. */
export interface Undoable {
  readonly text: string;
  readonly undo: () => void;
}

interface Change {
  readonly apply: (current: Progress) => Progress;
  readonly revert: (
    current: Progress,
    before: Progress,
    after: Progress,
  ) => Progress;
  /** Returns the text to show and announce after the change. */
  readonly describe: (before: Progress, after: Progress) => string;
  /** Text to show and announce after undoing the change. */
  readonly undone: string;
}

interface Undo {
  readonly last: Undoable | null;
  /** Text about the undone change; empty if none was undone. */
  readonly undone: string;
  readonly perform: (change: Change) => void;
  readonly clear: () => void;
}

/** Changes the whole progress, announces the change and can undo it. */
export function useUndo(): Undo {
  const [last, setLast] = useState<Undoable | null>(null);
  const [undone, setUndone] = useState('');

  const perform = ({ apply, revert, describe, undone: text }: Change) => {
    const before = progressStore.getSnapshot().data;
    progressStore.update(apply);
    const after = progressStore.getSnapshot().data;
    const description = describe(before, after);
    announce(description);
    setUndone('');
    setLast({
      text: description,
      undo: () => {
        progressStore.update((current) => revert(current, before, after));
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
