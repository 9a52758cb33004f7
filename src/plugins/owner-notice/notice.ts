import type { Owner } from '../../data/owner/schema';
import { shippedGrades, shippedOwner } from './shipped';

/** Current values that the owner may change. */
export interface CurrentValues {
  readonly owner: Owner;
  readonly siteUrl: string;
  readonly shippedSiteUrl: string;
  /** Score of each review by its slug. */
  readonly grades: Readonly<Record<string, number>>;
}

/**
 * Returns a line, in Spanish, for every value that is still the shipped one.
 */
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

/** Formats the notice to print; null when the owner replaced every value. */
export function formatNotice(lines: readonly string[]): string | null {
  if (lines.length === 0) return null;
  return [
    'Aviso: estos valores siguen como vinieron. Cámbialos si no son los tuyos:',
    ...lines.map((line) => `  - ${line}`),
  ].join('\n');
}
