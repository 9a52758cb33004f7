import { useRef } from 'react';
import type { ReactNode } from 'react';
import { indentMore } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { useKeyboardInset } from './useKeyboardInset';
import styles from './styles.module.css';

/** What C needs and a phone's keyboard hides, with the names that readers hear. */
const keys = [
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

/** Keys for fingers, over the phone's keyboard; each writes at the cursor. */
export default function KeyBar({ view }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  const press = (act: () => void) => ({
    // The keyboard would close if the focus left the editor.
    onPointerDown: (event: { preventDefault: () => void }) => {
      event.preventDefault();
    },
    onClick: () => {
      act();
      view.focus();
    },
  });
  return (
    <div ref={bar} className={styles.keys} role="group" aria-label="Teclas">
      {keys.map(([key, name]) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          {...press(() => {
            view.dispatch(view.state.replaceSelection(key), {
              userEvent: 'input.type',
              scrollIntoView: true,
            });
          })}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        {...press(() => {
          indentMore(view);
        })}
      >
        Tab
      </button>
    </div>
  );
}
