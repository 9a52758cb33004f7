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
export const shown: {
  text: string;
  live: boolean;
  takesPieces: boolean;
  events: ScreenEvents | undefined;
} = { text: '', live: false, takesPieces: true, events: undefined };

const field = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[data-screen]');

const screen: Screen = {
  size: () => ({ cols: 80, rows: 24 }),
  write: (bytes) => {
    // Drops the escape sequence that a real terminal would interpret.
    shown.text += new TextDecoder().decode(bytes).replace('\u001b[?2004h', '');
  },
  clear: () => {
    shown.text = '';
  },
  focus: () => field()?.focus(),
  press: (key) => shown.events?.onType(`<${key}>`),
  paste: (text) => shown.events?.onType(`[${text}]`),
  takesPieces: () => shown.takesPieces,
  setLive: (isLive) => {
    shown.live = isLive;
  },
  fit: () => undefined,
  close: () => undefined,
};

export default function ScreenDouble(
  props: ComponentProps<typeof RealScreen>,
): ReactNode {
  const { label, hintId, onOpen } = props;
  useEffect(() => {
    shown.events = props;
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
