import config from '@generated/docusaurus.config';
import { offlineFiles } from './files';

const VERSION_TIMEOUT_MS = 5000;

/**
 * Matches the content of `version.txt`; the page of a captive portal does not
 * match.
 */
const BUILD_MARK = /^[\da-f]{8}$/;

/**
 * Returns the mark of the running build; undefined in the development server,
 * which writes none.
 */
export const getOwnBuild = (): string | undefined =>
  document.querySelector<HTMLElement>('meta[name=app]')?.dataset.build;

/**
 * Returns true when the site was published again since this page was loaded:
 * files that fail to load are then gone for good. Resolves to false when the
 * site does not answer.
 */
export async function isOutdated(): Promise<boolean> {
  const ownBuild = getOwnBuild();
  if (ownBuild === undefined) return false;
  try {
    const response = await fetch(config.baseUrl + offlineFiles.mark, {
      cache: 'no-store',
      signal: AbortSignal.timeout(VERSION_TIMEOUT_MS),
    });
    const publishedBuild = (await response.text()).trim();
    return BUILD_MARK.test(publishedBuild) && publishedBuild !== ownBuild;
  } catch {
    return false;
  }
}
