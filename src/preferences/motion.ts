import { readPreference, subscribe } from './storage';

const query = '(prefers-reduced-motion: reduce)';

/**
 * Whether the reader wants less motion: by their system, or by the reading
 * settings of this site. CSS knows the latter as `html[data-motion='reduce']`.
 */
export function prefersReducedMotion(): boolean {
  return (
    readPreference('motion') === 'reduce' || window.matchMedia(query).matches
  );
}

/** Tells when {@link prefersReducedMotion} may have changed. */
export function subscribeToMotion(listener: () => void): () => void {
  const media = window.matchMedia(query);
  const unsubscribe = subscribe(listener);
  media.addEventListener('change', listener);
  return () => {
    unsubscribe();
    media.removeEventListener('change', listener);
  };
}
