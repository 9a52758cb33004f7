import type { ReactNode } from 'react';
import type { EditorProps } from '../../../kit/editor/types';

/**
 * Double of `SqlEditor`: CodeMirror needs a browser with layout; Playwright
 * tests the real one.
 */
export default function EditorDouble({
  value,
  label,
  onChange,
  onRun,
  ref,
  diagnostics = [],
  currentLine,
}: EditorProps): ReactNode {
  return (
    <textarea
      ref={(element) => {
        const handle = element && {
          focus: () => {
            element.focus();
          },
          hasFocus: () => document.activeElement === element,
          goTo: ({ line, column }: { line: number; column: number }) => {
            element.focus();
            element.dataset.place = `${line}:${column}`;
          },
          insert: (text: string) => {
            element.focus();
            onChange(
              element.value.slice(0, element.selectionStart) +
                text +
                element.value.slice(element.selectionEnd),
            );
          },
        };
        if (typeof ref === 'function') ref(handle);
      }}
      aria-label={label}
      data-current-line={currentLine}
      data-marks={diagnostics.map(({ message }) => message).join()}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onKeyDown={({ key, ctrlKey }) => {
        if (key === 'Enter' && ctrlKey) onRun?.();
      }}
    />
  );
}
