import config from '@generated/docusaurus.config';
import { offlineFiles } from './files';

const limitMs = 5000;

/** What `readBuildMark` writes; a portal that answers everything does not look like it. */
const mark = /^[\da-f]{8}$/;

/**
 * The build of the application that runs; none in the development server, which
 * marks nothing.
 */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLElement>('meta[name=app]')?.dataset.build;

/**
 * Whether the site was published again since this page was loaded: what fails to
 * load then is gone for good. Without an answer, it was not.
 */
export async function isOutdated(): Promise<boolean> {
  const own = ownBuild();
  if (own === undefined) return false;
  try {
    const response = await fetch(config.baseUrl + offlineFiles.mark, {
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    const published = (await response.text()).trim();
    return mark.test(published) && published !== own;
  } catch {
    return false;
  }
}
