import { useSyncExternalStore } from 'react';
import { useVisitState } from './useVisitState';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
  };
}

const read = (): boolean => window.matchMedia(query).matches;

const onServer = (): boolean => false;

/**
 * Whether animated pictures stand still. Until the reader chooses, their system
 * decides (`prefers-reduced-motion`); the choice lasts for the visit and holds
 * for every page. `false` while the page hydrates.
 */
export function useAnimationsPaused(): readonly [
  paused: boolean,
  setPaused: (paused: boolean) => void,
] {
  const reduced = useSyncExternalStore(subscribe, read, onServer);
  const [chosen, setChosen] = useVisitState<boolean | null>(
    'animations-paused',
    null,
  );
  return [chosen ?? reduced, setChosen];
}
