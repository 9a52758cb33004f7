import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../../utils/quantities';
import { words } from '../../words';
import Screen from '../Screen';
import type { TranscriptPart } from '../useCProgram';
import { blocksOf } from './blocks';
import type { Block } from './blocks';
import styles from './styles.module.css';

interface Props {
  readonly parts: readonly TranscriptPart[];
  /** More may come: the frame keeps the height that it had. */
  readonly isBusy: boolean;
}

/** More than this is not shown until the reader asks for it. */
const mostLetters = 60_000;

function lastOf(parts: readonly TranscriptPart[]): readonly TranscriptPart[] {
  const kept: TranscriptPart[] = [];
  let room = mostLetters;
  for (const { stream, text } of [...parts].reverse()) {
    if (room <= 0) break;
    kept.unshift({ stream, text: text.slice(-room) });
    room -= text.length;
  }
  return kept;
}

const sameBlock = (
  { block }: { readonly block: Block },
  { block: other }: { readonly block: Block },
) =>
  block.length === other.length &&
  block.every(
    ({ stream, text }, index) =>
      stream === other[index]?.stream && text === other[index].text,
  );

/** Some lines; the browser leaves out the work for those out of sight. */
const Lines = memo(function Lines({ block }: { readonly block: Block }) {
  return (
    <span className={styles.block}>
      <Screen parts={block} />
    </span>
  );
}, sameBlock);

/** What the program wrote and the reader typed; its end stays in sight. */
export default function Transcript({ parts, isBusy }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const followsEnd = useRef(true);
  const height = useRef(0);
  const [showsAll, setShowsAll] = useState(false);
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  const isLong = letters > mostLetters;
  const blocks = useMemo(
    () => (isLong && showsAll ? blocksOf(parts) : undefined),
    [parts, isLong, showsAll],
  );
  const last = useMemo(() => lastOf(parts), [parts]);

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
      {isLong && !showsAll && (
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
        {blocks?.map((block, index) => <Lines key={index} block={block} />) ?? (
          <Screen parts={last} />
        )}
      </pre>
    </>
  );
}
