import { useEffect, useRef } from 'react';
import { announce } from './announce';

const ANNOUNCE_DELAY_MS = 500;

/**
 * Announces a text that changed and then stayed the same for half a second; the
 * initial text is not announced.
 */
export function useAnnouncement(text: string): void {
  const announcedText = useRef(text);
  useEffect(() => {
    if (announcedText.current === text) return undefined;
    const timer = setTimeout(() => {
      announcedText.current = text;
      announce(text);
    }, ANNOUNCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
}
