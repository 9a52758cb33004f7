import { useEffect, useRef } from 'react';
import { announce } from './announce';

const pauseMs = 500;

/** Says a text when it changes and has settled, not when the page opens. */
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
