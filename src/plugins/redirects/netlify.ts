import type { Redirect } from '../../../config/redirects';
import { addBaseUrl } from './paths';

/** Appends our lines to those of an existing `static/_redirects`. */
export function appendRedirects(
  existingText: string,
  redirects: readonly Redirect[],
  baseUrl: string,
): string {
  const lines = redirects.map(
    ({ from, to }) =>
      `${addBaseUrl(baseUrl, from)} ${addBaseUrl(baseUrl, to)} 301\n`,
  );
  const separator =
    existingText === '' || existingText.endsWith('\n') ? '' : '\n';
  return `${existingText}${separator}${lines.join('')}`;
}
