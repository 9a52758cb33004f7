import { readPreference, subscribeToPreferences } from './storage';

const query = '(prefers-reduced-motion: reduce)';

/**
 * Returns true when the reader wants less motion, by a setting of the system or
 * of this site. CSS reads the latter as `html[data-motion='reduce']`.
 */
export function prefersReducedMotion(): boolean {
  return (
    readPreference('motion') === 'reduce' || window.matchMedia(query).matches
  );
}

/**
 * Calls the listener when {@link prefersReducedMotion} may have changed.
 *
 * @returns Function that unsubscribes.
 */
export function subscribeToMotion(listener: () => void): () => void {
  const media = window.matchMedia(query);
  const unsubscribe = subscribeToPreferences(listener);
  media.addEventListener('change', listener);
  return () => {
    unsubscribe();
    media.removeEventListener('change', listener);
  };
}
