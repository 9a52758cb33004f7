import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SourceSpan } from '../../engine/tracer/types';
import type { SourceFile } from '../../engine/types';
import styles from './styles.module.css';

interface Props {
  readonly file: SourceFile;
  readonly span: SourceSpan | undefined;
}

/** Splits a line at the bounds of the step; `start` and `end` count bytes. */
function splitLine(
  line: string,
  start: number,
  end: number,
): [string, string, string] {
  const bytes = new TextEncoder().encode(line);
  const sliceText = (start: number, end?: number): string =>
    new TextDecoder().decode(bytes.subarray(start, end));
  return [sliceText(0, start), sliceText(start, end), sliceText(end)];
}

function Line({
  text,
  number,
  span,
}: {
  readonly text: string;
  readonly number: number;
  readonly span: SourceSpan | undefined;
}): ReactNode {
  const isNow =
    span !== undefined && number >= span.line && number <= span.endLine;
  if (!isNow) return <code>{text}</code>;
  const indent = text.length - text.trimStart().length;
  const [before, currentText, after] = splitLine(
    text,
    number === span.line ? span.column - 1 : indent,
    number === span.endLine ? span.endColumn - 1 : Infinity,
  );
  return (
    <code>
      {before}
      <mark>{currentText}</mark>
      {after}
    </code>
  );
}

/** Source with the next step marked. */
export default function Code({ file, span }: Props): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  const current = useRef<HTMLSpanElement>(null);
  const line = span?.line;
  useLayoutEffect(() => {
    const view = box.current;
    const row = current.current;
    if (view === null || row === null) return;
    // Scrolls the box, not the page.
    const top = row.offsetTop - view.offsetTop;
    const isSeen =
      top >= view.scrollTop &&
      top + row.offsetHeight * 2 <= view.scrollTop + view.clientHeight;
    if (!isSeen) view.scrollTop = top - view.clientHeight / 3;
  }, [line, file]);
  return (
    <pre
      ref={box}
      className={styles.code}
      role="group"
      aria-label={`Código de ${file.name}`}
      tabIndex={0}
    >
      {file.text
        .replace(/\n$/, '')
        .split('\n')
        .map((text, index) => (
          <span
            // Source lines are identified by their position only.
            key={index}
            className={styles.line}
            ref={index + 1 === line ? current : undefined}
            aria-current={index + 1 === line ? 'step' : undefined}
          >
            <Line text={text} number={index + 1} span={span} />
          </span>
        ))}
    </pre>
  );
}
