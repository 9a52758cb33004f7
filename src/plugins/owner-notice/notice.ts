import type { Owner } from '../../data/owner/schema';
import { shippedGrades, shippedOwner } from './shipped';

/** What the build knows about the values that the owner may change. */
export interface CurrentValues {
  readonly owner: Owner;
  readonly siteUrl: string;
  readonly shippedSiteUrl: string;
  /** Score of each review by its slug. */
  readonly grades: Readonly<Record<string, number>>;
}

/** Lines, in Spanish, for every value that is still the one that came. */
export function findShipped({
  owner,
  siteUrl,
  shippedSiteUrl,
  grades,
}: CurrentValues): string[] {
  const accounts = Object.entries(shippedOwner)
    .filter(([name, value]) => owner[name as keyof Owner] === value)
    .map(
      ([name, value]) =>
        `src/data/owner/index.ts · ${name}: ${value ?? 'sin repositorio'}`,
    );
  const site =
    siteUrl === shippedSiteUrl
      ? [`SITE_URL (variable de entorno): ${siteUrl}`]
      : [];
  const scores = Object.entries(shippedGrades)
    .filter(([slug, grade]) => grades[slug] === grade)
    .map(([slug, grade]) => `blog${slug}.mdx · nota: ${String(grade)}`);
  return [...accounts, ...site, ...scores];
}

/** The notice as it is printed, or nothing when everything is the owner's own. */
export function formatNotice(lines: readonly string[]): string | null {
  if (lines.length === 0) return null;
  return [
    'Aviso: estos valores siguen como vinieron. Cámbialos si no son los tuyos:',
    ...lines.map((line) => `  - ${line}`),
  ].join('\n');
}
