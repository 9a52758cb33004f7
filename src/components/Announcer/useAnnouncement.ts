import { useEffect, useRef } from 'react';
import { announce } from './announce';

const pauseMs = 500;

/**
 * Announces a text that changed and then stayed the same for half a second; the
 * initial text is not announced.
 */
export function useAnnouncement(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
}
