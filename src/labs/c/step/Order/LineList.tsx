import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import HiddenText from '../../../../components/HiddenText';
import panel from '../../../../components/CodeBlock/styles.module.css';
import { renderTokens } from '../../../../components/CodeBlock/renderTokens';
import type { Token } from '../../../../components/CodeBlock/tokens';
import buttons from '../../../kit/buttons.module.css';
import { END_OF_PROGRAM } from '../../engine/step/order';
import { sentences } from '../sentences';
import LineRow from './LineRow';
import { canMove } from './describePlace';
import styles from './styles.module.css';
import { useDrag } from './useDrag';

interface Props {
  readonly head: readonly Token[];
  readonly tail: readonly Token[];
  readonly lines: readonly (readonly Token[])[];
  readonly order: readonly number[];
  readonly onMove: (line: number, offset: -1 | 1) => void;
  readonly onPlace: (line: number, position: number) => void;
  readonly onPlaced: (line: number) => void;
}

const getLine = (place: Element) =>
  Number(place.closest<HTMLElement>('[data-entry]')?.dataset.entry);

/**
 * Sortable lines of a program between its fixed parts; one line is selected.
 */
export default function LineList({
  head,
  tail,
  lines,
  order,
  onMove,
  ...drag
}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const name = useId();
  const [chosenLine, setChosen] = useState(
    order.find((line) => line !== END_OF_PROGRAM),
  );
  const shouldFocus = useRef(true);
  const startDrag = useDrag(list, drag);
  // A line moved in the DOM loses the focus. On mount, the selected line gets
  // it.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    list.current
      ?.querySelector<HTMLElement>('input:checked')
      ?.focus({ preventScroll: true });
  }, [order]);

  const moveByKey = (event: KeyboardEvent) => {
    const offset =
      event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const { target } = event;
    const line = target instanceof Element ? getLine(target) : NaN;
    if (!event.altKey || offset === 0 || !order.includes(line)) return;
    event.preventDefault();
    shouldFocus.current = canMove(order, line, offset);
    setChosen(line);
    onMove(line, offset);
  };
  const renderMoveButton = (label: string, offset: -1 | 1) => (
    <button
      type="button"
      aria-disabled={!canMove(order, chosenLine, offset)}
      onClick={() => {
        if (chosenLine !== undefined) onMove(chosenLine, offset);
      }}
    >
      <span aria-hidden="true">{offset < 0 ? '↑ ' : '↓ '}</span>
      {label}
    </button>
  );
  const renderFixedCode = (code: readonly Token[]) =>
    code.length > 0 && (
      <code className={styles.fixed}>{renderTokens(code)}</code>
    );
  return (
    <fieldset className={styles.field}>
      <legend>
        <HiddenText>{sentences.lines}</HiddenText>
      </legend>
      <div className={clsx(panel.code, styles.code)}>
        {renderFixedCode(head)}
        {/* Alt and an arrow key on any of its radio buttons move its line. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol ref={list} className={styles.list} onKeyDown={moveByKey}>
          {order.map((line) =>
            line === END_OF_PROGRAM ? (
              <li key={line} data-entry={line}>
                {renderFixedCode(tail)}
                <p className={styles.unused}>{sentences.unused}</p>
              </li>
            ) : (
              <LineRow
                key={line}
                line={line}
                code={lines[line] ?? []}
                name={name}
                isChosen={line === chosenLine}
                onChoose={setChosen}
                onDrag={startDrag(line)}
              />
            ),
          )}
        </ol>
        {!order.includes(END_OF_PROGRAM) && renderFixedCode(tail)}
      </div>
      <div className={clsx(buttons.buttons, styles.moves)}>
        {renderMoveButton(sentences.up, -1)}
        {renderMoveButton(sentences.down, 1)}
        <p className={styles.help}>{sentences.orderHelp}</p>
      </div>
    </fieldset>
  );
}
