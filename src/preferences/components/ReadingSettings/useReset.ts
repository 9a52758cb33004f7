import useBaseUrl from '@docusaurus/useBaseUrl';
import { attributeOf } from '../../keys';
import type { PreferenceName } from '../../keys';
import { writePreference } from '../../storage';
import { choices } from './choices';

const names: readonly PreferenceName[] = [
  ...choices.map(({ name }) => name),
  'contrast',
  'shortcuts',
];

/**
 * Returns a function that restores the defaults; it returns true when the
 * stored preferences were removed too.
 */
export function useReset(): () => boolean {
  const baseUrl = useBaseUrl('/');
  return () => {
    const forgotten = names.map((name) => writePreference(baseUrl, name, ''));
    // Contrast is the only preference whose default depends on the system.
    document.documentElement.setAttribute(
      attributeOf('contrast'),
      window.matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal',
    );
    return forgotten.every(Boolean);
  };
}
