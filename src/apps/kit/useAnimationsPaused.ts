import { useSyncExternalStore } from 'react';
import {
  prefersReducedMotion,
  subscribeToMotion,
} from '../../preferences/motion';
import { useVisitState } from './useVisitState';

const getServerSnapshot = (): boolean => false;

/**
 * Returns true when animated pictures are paused, and a setter. The default
 * follows the system and the reading settings; the reader's choice lasts for
 * the visit and applies to every page. `false` during hydration.
 */
export function useAnimationsPaused(): readonly [
  paused: boolean,
  setPaused: (paused: boolean) => void,
] {
  const reduced = useSyncExternalStore(
    subscribeToMotion,
    prefersReducedMotion,
    getServerSnapshot,
  );
  const [chosenState, setChosen] = useVisitState<boolean | null>(
    'animations-paused',
    null,
  );
  return [chosenState ?? reduced, setChosen];
}
