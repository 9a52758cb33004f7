import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import KeyBar from '../../../kit/KeyBar';
import type { Key } from '../../../kit/KeyBar';
import type { TerminalView } from './useTerminalView';

const arrows = [
  ['up', '↑', 'Flecha arriba'],
  ['down', '↓', 'Flecha abajo'],
  ['left', '←', 'Flecha izquierda'],
  ['right', '→', 'Flecha derecha'],
] as const;

/**
 * Characters that the shell needs and that a phone's keyboard has on other
 * layers.
 */
const signs = [
  ['|', 'Barra vertical'],
  ['~', 'Virgulilla'],
  ['/', 'Barra'],
  ['-', 'Guion'],
  ['>', 'Mayor que'],
] as const;

async function pasteInto(view: TerminalView): Promise<void> {
  try {
    view.events.onPaste(await navigator.clipboard.readText());
  } catch {
    announce('El navegador no deja leer el portapapeles');
  }
}

/** Touch keys of the terminal, above the phone's keyboard. */
export default function Keys({
  view,
}: {
  readonly view: TerminalView;
}): ReactNode {
  const { press, write, hasControl, toggleControl, focus } = view;
  const keys: readonly Key[] = [
    {
      text: 'Tab',
      name: 'Tab: Tabulador',
      press: () => {
        press('tab');
      },
    },
    {
      text: 'Ctrl',
      name: 'Ctrl: Control',
      isDown: hasControl,
      press: toggleControl,
    },
    {
      text: 'Esc',
      name: 'Esc: Escape',
      press: () => {
        press('escape');
      },
    },
    ...arrows.map(([key, text, name]) => ({
      text,
      name,
      press: () => {
        press(key);
      },
    })),
    ...signs.map(([text, name]) => ({
      text,
      name,
      press: () => {
        write(text);
      },
    })),
    {
      text: 'Pegar',
      name: 'Pegar del portapapeles',
      press: () => {
        void pasteInto(view);
      },
    },
  ];
  return <KeyBar keys={keys} onPressed={focus} />;
}
