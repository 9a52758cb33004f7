import { offlineFiles } from '../../offline/files';
import type { BuiltSite, SitePage } from './site';

/** The pages that everybody comes by, whatever the course. */
export const commonPages: readonly string[] = [
  '',
  'buscar/',
  'glosario/',
  'progreso/',
  offlineFiles.page,
];

const parts = /^assets\/(?:js|css|fonts)\//;

/**
 * What the application consists of, whatever the page: all of it but what only
 * other pages than the common ones name, which is their content.
 */
export function applicationOf(
  { files, pages }: Pick<BuiltSite, 'files' | 'pages'>,
  common: readonly SitePage[],
): string[] {
  const named = (some: readonly SitePage[]) =>
    new Set(some.flatMap(({ scripts, others }) => [...scripts, ...others]));
  const byCommon = named(common);
  const byAny = named(pages);
  return files.filter(
    (file) => parts.test(file) && (byCommon.has(file) || !byAny.has(file)),
  );
}
