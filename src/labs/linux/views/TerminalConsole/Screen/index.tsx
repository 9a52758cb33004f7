import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { subscribeToMotion } from '../../../../../preferences/motion';
import {
  openScreen,
  type Screen as OpenScreen,
  type ScreenEvents,
} from './screen';
import styles from './styles.module.css';

interface Props extends ScreenEvents {
  readonly label: string;
  readonly hintId: string;
  readonly isTall: boolean;
  /** Told when there is a terminal, and when there is none any more. */
  readonly onOpen: (screen: OpenScreen | undefined) => void;
}

/** A window that is being dragged changes its size all the time. */
const settleMs = 80;

/** Follows the theme, the size of text and of the element, and the wish for less motion. */
function useFitting(screen: OpenScreen | undefined, host: HTMLElement | null) {
  useEffect(() => {
    if (!screen || !host) return undefined;
    let timer = 0;
    const fit = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(screen.fit, settleMs);
    };
    const size = new ResizeObserver(fit);
    size.observe(host);
    const theme = new MutationObserver(fit);
    theme.observe(document.documentElement, { attributes: true });
    const stopMotion = subscribeToMotion(fit);
    return () => {
      window.clearTimeout(timer);
      size.disconnect();
      theme.disconnect();
      stopMotion();
    };
  }, [screen, host]);
}

/** xterm.js in our colours. */
export default function Screen(props: Props): ReactNode {
  const { label, hintId, isTall, onOpen } = props;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [screen, setScreen] = useState<OpenScreen>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    if (!host) return undefined;
    const opened = openScreen(
      host,
      { label, hintId },
      {
        onType: (text) => {
          latest.current.onType(text);
        },
        onPaste: (text) => {
          latest.current.onPaste(text);
        },
        onResize: (size) => {
          latest.current.onResize(size);
        },
        onMark: (mark, isOld) => {
          latest.current.onMark(mark, isOld);
        },
      },
    );
    setScreen(opened);
    onOpen(opened);
    return () => {
      onOpen(undefined);
      opened.close();
    };
  }, [host, label, hintId, onOpen]);
  useFitting(screen, host);
  return (
    <div className={styles.frame}>
      <div className={styles.scroller}>
        <div
          ref={setHost}
          className={styles.host}
          data-tall={isTall || undefined}
        />
      </div>
    </div>
  );
}
