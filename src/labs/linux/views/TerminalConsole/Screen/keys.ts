interface KeyActions {
  readonly copy: () => void;
}

/** The letter of Ctrl-Shift-letter, where the reader pressed one. */
function withControlShift(event: KeyboardEvent): string | undefined {
  const { ctrlKey, shiftKey, altKey, metaKey, key } = event;
  return ctrlKey && shiftKey && !altKey && !metaKey
    ? key.toLowerCase()
    : undefined;
}

/**
 * Which keys are not the terminal's: Tab after Escape leaves it, Ctrl-Shift-C
 * copies, Ctrl-Shift-V is left to the browser, which pastes.
 *
 * @returns Whether the terminal may have the key.
 */
export function keyFilter({ copy }: KeyActions) {
  let leaves = false;
  return (event: KeyboardEvent): boolean => {
    if (event.type !== 'keydown') return true;
    if (event.key === 'Tab' && leaves) return false;
    // Shift may come before Tab: the way back.
    if (event.key !== 'Shift') leaves = event.key === 'Escape';
    const letter = withControlShift(event);
    if (letter === 'c') {
      event.preventDefault();
      copy();
    }
    return letter !== 'c' && letter !== 'v';
  };
}

/** Keys of the bar that are not a letter. */
export type NamedKey = 'tab' | 'escape' | 'up' | 'down' | 'right' | 'left';

/** What a key sends. @param isApplication How the program wants the arrows. */
export function sequenceOf(key: NamedKey, isApplication: boolean): string {
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

/** `c` → Ctrl-C; what has no such form stays as it is. */
export function withControl(text: string): string {
  if (text === ' ') return '\u0000';
  return /^[a-z@[\\\]^_]$/i.test(text)
    ? String.fromCharCode(text.toUpperCase().charCodeAt(0) & 0x1f)
    : text;
}
