import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../../../kit/buttons.module.css';
import strip from '../../../kit/Strip/styles.module.css';
import { useStripNote } from '../../../kit/Strip/useStripNote';
import { sqlReadiness } from '../../client/readiness';
import { downloadSize } from '../../downloadSize';
import { words } from '../../words';
import styles from './styles.module.css';

/** Longest text of the field. */
const MAX_TEXT_LENGTH = 200;

interface Props {
  readonly label: string;
  readonly text: string;
  readonly isLoading: boolean;
  /** True when there is something to reset. */
  readonly isChanged: boolean;
  readonly onEdit: (text: string) => void;
  readonly onSend: () => void;
  readonly onReset: () => void;
}

/** Field of a form and its buttons. */
export default function Field({
  label,
  text,
  isLoading,
  isChanged,
  onEdit,
  onSend,
  onReset,
}: Props): ReactNode {
  const id = useId();
  const noteId = `${id}-note`;
  const input = useRef<HTMLInputElement>(null);
  const note = useStripNote(sqlReadiness, downloadSize, { isLoading });
  return (
    <form
      className={clsx(buttons.buttons, strip.strip, styles.form)}
      data-note={note || undefined}
      data-live=""
      data-pagefind-ignore=""
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_TEXT_LENGTH}
        value={text}
        onChange={({ currentTarget }) => {
          onEdit(currentTarget.value);
        }}
      />
      <button
        type="submit"
        data-live="sql-form"
        className={buttons.main}
        aria-describedby={noteId}
      >
        {words.search}
      </button>
      {isChanged && (
        <button
          type="button"
          onClick={() => {
            onReset();
            // The button goes away.
            input.current?.focus();
          }}
        >
          {words.reset}
        </button>
      )}
      <span id={noteId} className={strip.note}>
        {note}
      </span>
    </form>
  );
}
