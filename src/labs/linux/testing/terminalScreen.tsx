import { useEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type RealScreen from '../views/TerminalConsole/Screen';
import type {
  Screen,
  ScreenEvents,
} from '../views/TerminalConsole/Screen/screen';

/**
 * State of the last terminal shown. This double replaces xterm, which needs a
 * browser.
 */
export const screenState: {
  text: string;
  live: boolean;
  takesPieces: boolean;
  events: ScreenEvents | undefined;
} = { text: '', live: false, takesPieces: true, events: undefined };

const getField = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[data-screen]');

const screen: Screen = {
  size: () => ({ cols: 80, rows: 24 }),
  write: (bytes) => {
    // Drops the escape sequence that a real terminal would interpret.
    screenState.text += new TextDecoder()
      .decode(bytes)
      .replace('\u001b[?2004h', '');
  },
  clear: () => {
    screenState.text = '';
  },
  focus: () => getField()?.focus(),
  press: (key) => screenState.events?.onType(`<${key}>`),
  paste: (text) => screenState.events?.onType(`[${text}]`),
  hasBracketedPaste: () => screenState.takesPieces,
  setLive: (isLive) => {
    screenState.live = isLive;
  },
  fit: () => undefined,
  close: () => undefined,
};

export default function ScreenDouble(
  props: ComponentProps<typeof RealScreen>,
): ReactNode {
  const { label, hintId, onOpen } = props;
  useEffect(() => {
    screenState.events = props;
  });
  useEffect(() => {
    onOpen(screen);
    return () => {
      onOpen(undefined);
    };
  }, [onOpen]);
  return (
    <textarea data-screen="" aria-label={label} aria-describedby={hintId} />
  );
}
