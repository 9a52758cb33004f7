import useBaseUrl from '@docusaurus/useBaseUrl';
import { getAttributeName } from '../../preferences/keys';
import type { PreferenceName } from '../../preferences/keys';
import { writePreference } from '../../preferences/storage';
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
export function useResetPreferences(): () => boolean {
  const baseUrl = useBaseUrl('/');
  return () => {
    const clearResults = names.map((name) =>
      writePreference(baseUrl, name, ''),
    );
    // Resets the contrast apart, because its default depends on the system.
    document.documentElement.setAttribute(
      getAttributeName('contrast'),
      window.matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal',
    );
    return clearResults.every(Boolean);
  };
}
