import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import type { Trace } from '../../engine/tracer/types';
import { describeStep } from './describeStep';

/** Autoplay interval by speed, in milliseconds. */
export const STEP_INTERVALS_MS = {
  lento: 1600,
  normal: 800,
  rápido: 300,
} as const;

/** Speed name, as shown to the reader. */
export type Speed = keyof typeof STEP_INTERVALS_MS;

/** Current step and the commands that change it. */
export interface Player {
  readonly stepIndex: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly goToStep: (number: number) => void;
  readonly togglePlay: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/**
 * Steps through a trace. The arrow keys work while the focus is inside
 * `region`.
 */
export function usePlayer(
  trace: Trace,
  region: RefObject<HTMLElement | null>,
): Player {
  const last = trace.steps.length - 1;
  const [number, setNumber] = useState(0);
  const [isPlayRequested, setAsked] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const isPlaying = isPlayRequested && number < last;

  const go = useCallback(
    (next: number) => {
      const allowedNumber = Math.min(Math.max(next, 0), last);
      setAsked(false);
      setNumber(allowedNumber);
      announce(describeStep(trace, allowedNumber));
    },
    [last, trace],
  );

  const toggle = (): void => {
    if (!isPlaying && number === last) setNumber(0);
    setAsked(!isPlaying);
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setNumber((current) => current + 1);
    }, STEP_INTERVALS_MS[speed]);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, number, speed]);

  useEffect(() => {
    const element = region.current;
    const onKey = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || isEditable(target))
        return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      go(number + (key === 'ArrowRight' ? 1 : -1));
    };
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('keydown', onKey);
    };
  }, [go, number, region]);

  return {
    stepIndex: number,
    last,
    isPlaying,
    speed,
    goToStep: go,
    togglePlay: toggle,
    setSpeed,
  };
}
