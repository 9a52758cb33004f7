import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../contentCheck';
import { formatFinding } from '../../content/finding';
import type { Finding } from '../../content/finding';
import { parseDocument } from '../../content/documents';
import { checkLesson } from '../../lessonRules';
import { provePage } from './prove';
import { writeSteps } from './writeSteps';
import { findClosestPage, findPage, listAuthoredPages } from './pages';
import type { AuthoredPage } from './pages';
import { checkProse, listPageFiles } from './prose';

interface PageResult {
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  /** Summary of the proofs made, in Spanish. */
  readonly proved: string;
}

/** Checks a page and, unless it cannot be parsed, proves its content. */
async function proveContent(
  { file }: AuthoredPage,
  root: string,
): Promise<PageResult> {
  const contentFindings = await checkContent([file], root);
  // `checkLesson` would throw for the exercises and questions that
  // `checkContent` has just reported as unreadable.
  const findings = contentFindings.some(({ level }) => level === 'error')
    ? contentFindings
    : [...contentFindings, ...checkLesson(file, root)];
  const formatByLevel = (wantedLevel: Finding['level']) =>
    findings.filter(({ level }) => level === wantedLevel).map(formatFinding);
  const faults = formatByLevel('error');
  const warnings = formatByLevel('warning');
  try {
    const text = readFileSync(path.join(root, file), 'utf8');
    const proofResult = await provePage(parseDocument(file, text));
    return {
      faults: [...faults, ...proofResult.faults],
      notes: [...warnings, ...proofResult.notes],
      proved: Object.entries(proofResult.counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    };
  } catch (error) {
    // An unreadable page was already reported, with file and line.
    if (faults.length === 0) throw error;
    return { faults, notes: warnings, proved: 'sin ejecutar nada' };
  }
}

async function reportPage(page: AuthoredPage, root: string): Promise<boolean> {
  const start = performance.now();
  const [prose, content] = await Promise.all([
    checkProse(listPageFiles(page.file, root), root),
    proveContent(page, root),
  ]);
  const faults = [...new Set([...content.faults, ...prose.map(formatFinding)])];
  const seconds = Math.round((performance.now() - start) / 1000);
  const summary = `(${content.proved}; ${seconds} s)`;
  for (const fault of faults) console.error(`${fault}\n`);
  for (const note of content.notes) console.log(`– ${note}`);
  if (faults.length === 0) console.log(`✓ ${page.file}: bien ${summary}.`);
  else
    console.error(
      `✗ ${page.file}: ${faults.length === 1 ? 'una falta' : `${faults.length} faltas`} ${summary}.`,
    );
  return faults.length === 0;
}

/** Option that rewrites the generated files of the steps. */
const REWRITE_OPTION = '--escribe';

/**
 * Checks and proves pages as they are on disk, and prints the result.
 *
 * @param args Addresses or files of the pages; `--escribe` first rewrites the
 * generated files of their steps.
 * @param root The project.
 * @returns The exit code: 1 when a page has faults or does not exist.
 */
export async function proveLessons(
  args: readonly string[],
  root: string,
): Promise<number> {
  const requestedNames = args.filter((arg) => arg !== REWRITE_OPTION);
  const pages = listAuthoredPages(root);
  if (requestedNames.length === 0) {
    console.error(
      `✗ Falta decir qué página. Hay estas:\n${pages.map(({ name }) => `  ${name}`).join('\n')}\n  Uso: npm run lesson -- ${pages[0]?.name ?? ''}`,
    );
    return 1;
  }
  let isValid = true;
  for (const name of requestedNames) {
    const page = findPage(name, pages);
    if (page) {
      if (args.includes(REWRITE_OPTION))
        for (const file of await writeSteps(page.file, root))
          console.log(`– Escrito: ${file}`);
      isValid = (await reportPage(page, root)) && isValid;
    } else {
      isValid = false;
      console.error(
        `✗ No hay ninguna página «${name}».\n  La más parecida es ${findClosestPage(name, pages)?.name ?? 'ninguna'}. «npm run lesson» sin más las enumera.`,
      );
    }
  }
  return isValid ? 0 : 1;
}
