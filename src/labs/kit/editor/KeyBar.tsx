import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { indentMore } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import Bar from '../KeyBar';
import type { Key } from '../KeyBar';
import type { EditorLanguage } from './types';

interface Props {
  readonly view: EditorView;
  readonly signs: EditorLanguage['signs'];
}

/** Touch keys above a phone's keyboard; each inserts its sign at the cursor. */
export default function KeyBar({ view, signs }: Props): ReactNode {
  const keys = useMemo<readonly Key[]>(
    () => [
      ...signs.map(([text, name]) => ({
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
    [view, signs],
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
