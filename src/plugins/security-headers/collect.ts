import { shortenCode, type PageScan } from './scan';

/** Scan of a page, with its file. */
export interface ScannedPage extends PageScan {
  readonly file: string;
}

interface Problem {
  readonly found: string;
  readonly advice: string;
  readonly files: string[];
}

const MAX_FILES_SHOWN = 3;

function describeFiles(files: readonly string[]): string {
  const shownFiles = files.slice(0, MAX_FILES_SHOWN).join(', ');
  const hiddenCount = files.length - MAX_FILES_SHOWN;
  return hiddenCount > 0
    ? `${shownFiles} y ${String(hiddenCount)} más`
    : shownFiles;
}

function describeProblem({ found, advice, files }: Problem): string {
  return [
    describeFiles(files),
    '  se esperaba: nada que la política de seguridad (CSP) tenga que bloquear',
    `  se encontró: ${found}`,
    `  qué hacer: ${advice}`,
  ].join('\n');
}

/**
 * Groups equal faults, because one fault is often on every page: it is reported
 * once, with its pages.
 */
function groupByFault(
  faults: readonly { file: string; found: string; advice: string }[],
): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { file, found, advice } of faults) {
    const problem = problems.get(found) ?? { found, advice, files: [] };
    if (!problem.files.includes(file)) problem.files.push(file);
    problems.set(found, problem);
  }
  return [...problems.values()];
}

function findScriptsOnEveryPage(pages: readonly ScannedPage[]): Set<string> {
  const [first, ...otherPages] = pages.filter(({ isSitePage }) => isSitePage);
  if (!first)
    throw new Error(
      'La política de seguridad no se puede calcular: no hay ninguna página hecha por Docusaurus en la carpeta construida (se reconocen por <meta name="generator">).',
    );
  return new Set(
    first.inlineScripts.filter((script) =>
      otherPages.every(({ inlineScripts }) => inlineScripts.includes(script)),
    ),
  );
}

/**
 * Returns the inline scripts that the policy allows: those on every page of the
 * site. A script of only some pages is usually an accident, and its hash would
 * be sent with all other pages.
 *
 * @throws {Error} listing, in Spanish, everything that the policy would block.
 */
export function collectAllowedScripts(pages: readonly ScannedPage[]): string[] {
  const allowedScripts = findScriptsOnEveryPage(pages);
  const faults = pages.flatMap(({ file, findings, inlineScripts }) => [
    ...findings.map((finding) => ({ file, ...finding })),
    ...inlineScripts
      .filter((script) => !allowedScripts.has(script))
      .map((script) => ({
        file,
        found: `un <script> en línea que no está en todas las páginas: «${shortenCode(script)}»`,
        advice:
          'pásalo a un módulo de src/, o ponlo en todas las páginas con headTags si debe correr antes de pintar',
      })),
  ]);
  const problems = groupByFault(faults);
  if (problems.length > 0)
    throw new Error(
      `La política de seguridad bloquearía partes del sitio construido:\n\n${problems.map(describeProblem).join('\n\n')}`,
    );
  return [...allowedScripts];
}
