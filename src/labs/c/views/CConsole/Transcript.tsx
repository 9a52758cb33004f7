import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../../utils/quantities';
import { words } from '../../words';
import type { TranscriptPart } from '../useCProgram';
import styles from './styles.module.css';

interface Props {
  readonly parts: readonly TranscriptPart[];
  /** More may come: the frame keeps the height that it had. */
  readonly isBusy: boolean;
}

/** More than this at once would make the page slow to scroll. */
const mostLetters = 60_000;

function lastOf(parts: readonly TranscriptPart[]): readonly TranscriptPart[] {
  const kept: TranscriptPart[] = [];
  let room = mostLetters;
  for (const { stream, text } of parts.toReversed()) {
    if (room <= 0) break;
    kept.unshift({ stream, text: text.slice(-room) });
    room -= text.length;
  }
  return kept;
}

function Part({ stream, text }: TranscriptPart): ReactNode {
  if (stream === 'typed') return <kbd className={styles.typed}>{text}</kbd>;
  if (stream === 'stderr') return <span className={styles.stderr}>{text}</span>;
  return text;
}

/** What the program wrote and the reader typed; its end stays in sight. */
export default function Transcript({ parts, isBusy }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const followsEnd = useRef(true);
  const height = useRef(0);
  const [showsAll, setShowsAll] = useState(false);
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  const shown = showsAll ? parts : lastOf(parts);

  useLayoutEffect(() => {
    const { current } = pre;
    if (!current) return;
    current.style.minHeight = isBusy ? `${height.current}px` : '';
    if (!isBusy) height.current = current.offsetHeight;
    if (parts.length === 0) followsEnd.current = true;
    if (followsEnd.current) current.scrollTop = current.scrollHeight;
  }, [parts, isBusy, showsAll]);

  return (
    <>
      {letters > mostLetters && !showsAll && (
        <p className={styles.cut}>
          Se muestra el final de {formatBytes(letters)}.{' '}
          <button
            type="button"
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {words.showAll}
          </button>
        </p>
      )}
      <pre
        ref={pre}
        className={styles.output}
        role="group"
        aria-label={words.output}
        tabIndex={0}
        onScroll={({
          currentTarget: { scrollHeight, scrollTop, clientHeight },
        }) => {
          followsEnd.current = scrollHeight - scrollTop - clientHeight < 8;
        }}
      >
        {shown.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </pre>
    </>
  );
}
