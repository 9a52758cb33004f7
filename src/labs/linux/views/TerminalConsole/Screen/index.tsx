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
  /**
   * Called with the terminal once it is open, and with undefined when it
   * closes.
   */
  readonly onOpen: (screen: OpenScreen | undefined) => void;
}

/**
 * Delay before fitting, since a window being resized changes size continuously.
 */
const FIT_DELAY_MS = 80;

/**
 * Refits the terminal when the theme, the text size, the element's size or the
 * motion preference changes.
 */
function useFit(screen: OpenScreen | undefined, host: HTMLElement | null) {
  useEffect(() => {
    if (!screen || !host) return undefined;
    let timer = 0;
    const fit = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(screen.fit, FIT_DELAY_MS);
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

/** Terminal screen: xterm.js with the site's colors. */
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
    const openedScreen = openScreen(
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
    setScreen(openedScreen);
    onOpen(openedScreen);
    return () => {
      onOpen(undefined);
      openedScreen.close();
    };
  }, [host, label, hintId, onOpen]);
  useFit(screen, host);
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
