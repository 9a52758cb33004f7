import type { Redirect } from '../../../config/redirects';
import { withBase } from './paths';

/** Adds our lines to those a `static/_redirects` file may already bring. */
export function appendRedirects(
  existing: string,
  redirects: readonly Redirect[],
  baseUrl: string,
): string {
  const lines = redirects.map(
    ({ from, to }) =>
      `${withBase(baseUrl, from)} ${withBase(baseUrl, to)} 301\n`,
  );
  const separator = existing === '' || existing.endsWith('\n') ? '' : '\n';
  return `${existing}${separator}${lines.join('')}`;
}
