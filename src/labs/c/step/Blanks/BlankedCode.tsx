import { Fragment } from 'react';
import type { ReactNode } from 'react';
import panel from '../../../../components/CodeBlock/styles.module.css';
import type { Token } from '../../../../components/CodeBlock/tokens';
import { BLANK_PLACEHOLDER } from '../../engine/step/blanks';
import { programFile } from '../programFile';
import { useFocusOnOpen } from '../useFocusOnOpen';
import { splitAtBlanks } from './splitAtBlanks';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Code with a placeholder at each blank. */
  readonly code: readonly Token[];
  readonly widths: readonly number[];
  readonly answer: readonly string[];
  readonly onWrite: (place: number, value: string) => void;
  readonly onEnter: () => void;
}

const getFieldWidth = (...widths: readonly (number | undefined)[]) =>
  Math.max(4, ...widths.map((width = 0) => width + 1));

/** Highlighted program with an input in each blank. */
export default function BlankedCode({
  label,
  code,
  widths,
  answer,
  onWrite,
  onEnter,
}: Props): ReactNode {
  const first = useFocusOnOpen<HTMLInputElement>();
  const renderField = (place: number, line: number) => (
    <input
      ref={place === 0 ? first : undefined}
      className={styles.blank}
      type="text"
      aria-label={`Hueco ${place + 1} de ${widths.length}, línea ${line}`}
      // Fits both the solution and the typed text.
      style={{
        width: `${getFieldWidth(widths[place], answer[place]?.length)}ch`,
      }}
      value={answer[place]}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={(event) => {
        onWrite(place, event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter();
      }}
    />
  );
  return (
    <>
      <div className={panel.bar}>
        <span className={panel.title}>{programFile}</span>
      </div>
      <pre className={panel.code} role="group" aria-label={label}>
        <code>
          {splitAtBlanks(code, BLANK_PLACEHOLDER).map((part, index) => (
            <Fragment key={index}>
              {'blank' in part ? (
                renderField(part.blank, part.line)
              ) : (
                <span className={part.kind && `tok-${part.kind}`}>
                  {part.text}
                </span>
              )}
            </Fragment>
          ))}
        </code>
      </pre>
    </>
  );
}
