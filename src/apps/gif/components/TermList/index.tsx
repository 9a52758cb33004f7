import { useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { describeRemoval } from '../../useTerms';
import type { Terms } from '../../useTerms';
import Term from '../Term';
import styles from './styles.module.css';

interface Props extends Omit<Terms, 'add'> {
  readonly apiKey: string | undefined;
  readonly paused: boolean;
}

/** List of terms with their pictures, and an undo for the last removal. */
export default function TermList({
  terms,
  removedTerm,
  remove,
  undo,
  apiKey,
  paused,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // The focused button is removed with its term. `flushSync` renders the new
  // list at once, so that the next element to focus exists.
  const removeAndFocusUndo = (term: string) => {
    flushSync(() => {
      remove(term);
    });
    undoButton.current?.focus();
  };
  const undoAndFocusTerm = (index: number) => {
    flushSync(undo);
    list.current?.querySelectorAll('h3')[index]?.focus();
  };

  const entries = terms.map((term) => (
    <Term
      key={`q:${term}`}
      term={term}
      apiKey={apiKey}
      paused={paused}
      onRemove={removeAndFocusUndo}
    />
  ));
  if (removedTerm) {
    const { index, byReader } = removedTerm;
    entries.splice(
      // An automatic removal is shown at the top, near the field with the
      // focus.
      byReader ? index : 0,
      0,
      <p key="undo" className={styles.undo}>
        <span>{describeRemoval(removedTerm)}</span>
        <button
          ref={undoButton}
          type="button"
          className="button button--secondary"
          onClick={() => {
            undoAndFocusTerm(index);
          }}
        >
          Deshacer
        </button>
      </p>,
    );
  }
  return (
    <div ref={list}>
      {entries}
      {terms.length === 0 && (
        <p className={styles.empty}>
          Tu lista está vacía. Escribe arriba lo primero que se te ocurra:
          «gato», «café» o «lunes» nunca fallan.
        </p>
      )}
    </div>
  );
}
