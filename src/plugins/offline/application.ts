import { offlineFiles } from '../../offline/files';
import type { BuiltSite, SitePage } from './site';

/** Folders of the pages that readers of every course visit. */
export const commonPages: readonly string[] = [
  '',
  'buscar/',
  'glosario/',
  'progreso/',
  offlineFiles.page,
];

const APPLICATION_FILE_PATTERN = /^assets\/(?:js|css|fonts)\//;

/**
 * Returns the files of the application, whatever the page: all scripts, styles
 * and fonts except those that only pages other than the common ones name, which
 * are content of those pages.
 */
export function selectApplicationFiles(
  { files, pages }: Pick<BuiltSite, 'files' | 'pages'>,
  common: readonly SitePage[],
): string[] {
  const collectNamed = (somePages: readonly SitePage[]) =>
    new Set(
      somePages.flatMap(({ scripts, others }) => [...scripts, ...others]),
    );
  const byCommon = collectNamed(common);
  const byAny = collectNamed(pages);
  return files.filter(
    (file) =>
      APPLICATION_FILE_PATTERN.test(file) &&
      (byCommon.has(file) || !byAny.has(file)),
  );
}
