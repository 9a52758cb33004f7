interface KeyActions {
  readonly copy: () => void;
}

/** Returns the letter pressed with Ctrl and Shift, if any. */
function getControlShiftKey(event: KeyboardEvent): string | undefined {
  const { ctrlKey, shiftKey, altKey, metaKey, key } = event;
  return ctrlKey && shiftKey && !altKey && !metaKey
    ? key.toLowerCase()
    : undefined;
}

/**
 * Creates a filter of the keys that the terminal does not handle: Tab after
 * Escape leaves the terminal, Ctrl-Shift-C copies, and Ctrl-Shift-V is left to
 * the browser, which pastes.
 *
 * @returns A function that returns true for keys that the terminal handles.
 */
export function createKeyFilter({ copy }: KeyActions) {
  let isLeaving = false;
  return (event: KeyboardEvent): boolean => {
    if (event.type !== 'keydown') return true;
    if (event.key === 'Tab' && isLeaving) return false;
    // Shift may come before Tab, to leave backwards.
    if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
    const letter = getControlShiftKey(event);
    if (letter === 'c') {
      event.preventDefault();
      copy();
    }
    return letter !== 'c' && letter !== 'v';
  };
}

/** Keys of the bar that are not characters. */
export type NamedKey = 'tab' | 'escape' | 'up' | 'down' | 'right' | 'left';

/**
 * Returns the escape sequence of a key.
 *
 * @param isApplication True when the program enabled application cursor keys.
 */
export function getKeySequence(key: NamedKey, isApplication: boolean): string {
  const arrow = isApplication ? '\u001bO' : '\u001b[';
  const sequences: Readonly<Record<NamedKey, string>> = {
    tab: '\t',
    escape: '\u001b',
    up: `${arrow}A`,
    down: `${arrow}B`,
    right: `${arrow}C`,
    left: `${arrow}D`,
  };
  return sequences[key];
}

/**
 * Converts a character to its control form: `c` → Ctrl-C. A text without that
 * form is returned as it is.
 */
export function toControlCharacter(text: string): string {
  if (text === ' ') return '\u0000';
  return /^[a-z@[\\\]^_]$/i.test(text)
    ? String.fromCharCode(text.toUpperCase().charCodeAt(0) & 0x1f)
    : text;
}
