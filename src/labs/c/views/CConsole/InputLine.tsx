import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { words } from '../../words';
import { useFocusHandOver } from './useFocusHandOver';
import styles from './styles.module.css';

interface Props {
  readonly isAwaited: boolean;
  /**
   * True once something was typed: at the first question, the end-of-input
   * button would confuse.
   */
  readonly canEndInput: boolean;
  /**
   * Returns true at most once per run: the run began in the editor and the
   * focus is still there, so the line should take the focus.
   */
  readonly consumeFocusRequest: () => boolean;
  readonly onType: (text: string) => void;
  readonly onEndInput: () => void;
  readonly onStop: () => void;
  /** Moves the focus elsewhere when the line is removed. */
  readonly onLeaveFocus: () => void;
  /** Additional input controls. */
  readonly children?: ReactNode;
}

/**
 * Returns true when the focus is nowhere, or on a control of the same lab.
 * Focus in another text field stays there.
 */
function canTakeFocus(form: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  const lab = form.closest('[data-lab]') ?? form.parentElement;
  return (
    Boolean(lab?.contains(activeElement)) &&
    activeElement.matches('button, pre, [role="group"]')
  );
}

/** Input line of a running program; sends one line at a time. */
export default function InputLine({
  isAwaited,
  canEndInput,
  consumeFocusRequest,
  onType,
  onEndInput,
  onStop,
  onLeaveFocus,
  children,
}: Props): ReactNode {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const form = useFocusHandOver<HTMLFormElement>(onLeaveFocus);

  useEffect(() => {
    if (consumeFocusRequest()) input.current?.focus();
  });
  useEffect(() => {
    if (isAwaited && form.current && canTakeFocus(form.current))
      input.current?.focus();
  }, [isAwaited, form]);

  const send = (lineBreak: string) => {
    onType(text + lineBreak);
    setText('');
  };
  const endInput = () => {
    if (text !== '') send('');
    onEndInput();
  };
  /** Sends the complete lines of a pasted text; the rest stays in the field. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pastedText = event.clipboardData
      .getData('text')
      .replace(/\r\n?/g, '\n');
    if (!pastedText.includes('\n')) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const wholeText =
      text.slice(0, selectionStart ?? text.length) +
      pastedText +
      text.slice(selectionEnd ?? text.length);
    const end = wholeText.lastIndexOf('\n') + 1;
    onType(wholeText.slice(0, end));
    setText(wholeText.slice(end));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, altKey, metaKey, currentTarget } = event;
    if (!ctrlKey || altKey || metaKey) return;
    if (key.toLowerCase() === 'd') endInput();
    else if (
      key.toLowerCase() === 'c' &&
      currentTarget.selectionStart === currentTarget.selectionEnd
    )
      onStop();
    else return;
    event.preventDefault();
  };

  return (
    <form
      ref={form}
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault();
        send('\n');
        input.current?.focus();
      }}
    >
      <input
        ref={input}
        value={text}
        aria-label={words.input}
        placeholder={isAwaited ? words.typeHere : ''}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={({ target }) => {
          setText(target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <button type="submit">{words.send}</button>
      {canEndInput && (
        <button type="button" onClick={endInput}>
          {words.endInput}
        </button>
      )}
      {children}
    </form>
  );
}
