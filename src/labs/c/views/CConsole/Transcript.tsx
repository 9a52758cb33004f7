import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../../utils/quantities';
import { words } from '../../words';
import Blocks from '../Screen/Blocks';
import {
  countLetters,
  getDisplayLimits,
  takeTail,
} from '../Screen/displayLimits';
import { useScreen } from '../Screen/useScreen';
import type { TranscriptPart } from '../useCProgram';
import styles from './styles.module.css';

interface Props {
  readonly parts: readonly TranscriptPart[];
  /**
   * True while output may still arrive: the frame keeps its previous height.
   */
  readonly isBusy: boolean;
  /**
   * True while the program that wrote the output runs. Before, the previous
   * output stays as it is: drawing it again delays the start.
   */
  readonly isWriting: boolean;
}

/** Program output and typed input, scrolled to the end. */
export default function Transcript({
  parts,
  isBusy,
  isWriting,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const followsEnd = useRef(true);
  const height = useRef(0);
  const [pages, setPages] = useState(0);
  if (parts.length === 0 && pages > 0) setPages(0);
  // Deferred: a slow phone shows the end of the program first, and the rest of
  // its output in another frame.
  const room = useDeferredValue(
    useMemo(() => getDisplayLimits(isWriting, pages), [isWriting, pages]),
  );
  const tail = useMemo(() => takeTail(parts, room), [parts, room]);
  const screen = useScreen(tail);
  const shownParts = useMemo(() => screen.slice(-room.parts), [screen, room]);
  const letters = useMemo(() => countLetters(parts), [parts]);
  const isCut =
    countLetters(tail) < letters || shownParts.length < screen.length;

  useLayoutEffect(() => {
    const { current } = pre;
    if (!current) return;
    current.style.minHeight = isBusy ? `${height.current}px` : '';
    if (!isBusy) height.current = current.offsetHeight;
    if (parts.length === 0) followsEnd.current = true;
    if (followsEnd.current) current.scrollTop = current.scrollHeight;
  }, [shownParts, parts, isBusy]);

  return (
    <>
      {isCut && (
        <p className={styles.cut}>
          Se muestra el final de {formatBytes(letters)}.{' '}
          {!isBusy && (
            <button
              type="button"
              onClick={() => {
                setPages(pages + 1);
              }}
            >
              {words.showMore}
            </button>
          )}
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
        <Blocks parts={shownParts} />
      </pre>
    </>
  );
}
