import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { indentMore } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import Bar from '../../../kit/KeyBar';
import type { Key } from '../../../kit/KeyBar';

/** Signs of C hidden on a phone's keyboard, with their accessible names. */
const signKeys = [
  ['{', 'Abrir llave'],
  ['}', 'Cerrar llave'],
  [';', 'Punto y coma'],
  ['"', 'Comillas'],
  ['\\', 'Barra invertida'],
  ['#', 'Almohadilla'],
  ['<', 'Menor que'],
  ['>', 'Mayor que'],
  ['&', 'Ampersand'],
  ['*', 'Asterisco'],
] as const;

interface Props {
  readonly view: EditorView;
}

/** Touch keys above a phone's keyboard; each inserts its sign at the cursor. */
export default function KeyBar({ view }: Props): ReactNode {
  const keys = useMemo<readonly Key[]>(
    () => [
      ...signKeys.map(([text, name]) => ({
        text,
        name,
        press: () => {
          view.dispatch(view.state.replaceSelection(text), {
            userEvent: 'input.type',
            scrollIntoView: true,
          });
        },
      })),
      {
        text: 'Tab',
        press: () => {
          indentMore(view);
        },
      },
    ],
    [view],
  );
  return (
    <Bar
      keys={keys}
      onPressed={() => {
        view.focus();
      }}
    />
  );
}
