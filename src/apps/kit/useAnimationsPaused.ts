import { useSyncExternalStore } from 'react';
import {
  prefersReducedMotion,
  subscribeToMotion,
} from '../../preferences/motion';
import { useVisitState } from './useVisitState';

const onServer = (): boolean => false;

/**
 * Whether animated pictures stand still. Until the reader chooses, their system
 * and their reading settings decide; the choice lasts for the visit and holds
 * for every page. `false` while the page hydrates.
 */
export function useAnimationsPaused(): readonly [
  paused: boolean,
  setPaused: (paused: boolean) => void,
] {
  const reduced = useSyncExternalStore(
    subscribeToMotion,
    prefersReducedMotion,
    onServer,
  );
  const [chosen, setChosen] = useVisitState<boolean | null>(
    'animations-paused',
    null,
  );
  return [chosen ?? reduced, setChosen];
}
