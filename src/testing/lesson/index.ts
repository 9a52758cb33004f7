import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../../content/documents';
import { linkFaults } from './links';
import { proveWithMachines } from './machines';
import { closestPage, findPage, writtenPages } from './pages';
import type { WrittenPage } from './pages';
import { filesOfPage, proseFaults } from './prose';
import { structureFaults } from './structure';

interface Verdict {
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  /** What was proved, in words. */
  readonly proved: string;
}

/** What the page is made of is only proved when it can be read. */
async function proveContent(
  page: WrittenPage,
  pages: readonly WrittenPage[],
  root: string,
): Promise<Verdict> {
  const faults = await structureFaults(page.file, root);
  const nothing = { notes: [], proved: 'sin ejecutar nada' };
  try {
    const document = parseDocument(
      page.file,
      readFileSync(path.join(root, page.file), 'utf8'),
    );
    faults.push(...linkFaults(document, pages, root));
    const { counts, notes, ...proved } = await proveWithMachines(document);
    faults.push(...proved.faults);
    return {
      faults,
      notes,
      proved: Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    };
  } catch (error) {
    // What cannot be read was told already, and better.
    if (faults.length > 0) return { faults, ...nothing };
    throw error;
  }
}

async function provePage(
  page: WrittenPage,
  pages: readonly WrittenPage[],
  root: string,
): Promise<boolean> {
  const start = performance.now();
  const [prose, content] = await Promise.all([
    proseFaults(filesOfPage(page.file, root), root),
    proveContent(page, pages, root),
  ]);
  const faults = [...new Set([...content.faults, ...prose])];
  const seconds = Math.round((performance.now() - start) / 1000);
  for (const fault of faults) console.error(`\n✗ ${fault}`);
  for (const note of content.notes) console.log(`\n– ${note}`);
  console.log(
    faults.length === 0
      ? `✓ ${page.file}: bien (${content.proved}; ${seconds} s).`
      : `\n✗ ${page.file}: ${faults.length === 1 ? 'una falta' : `${faults.length} faltas`} (${content.proved}; ${seconds} s).`,
  );
  return faults.length === 0;
}

/**
 * Proves pages as their author has them now.
 *
 * @param asked Their addresses or files.
 * @param root The project, from where it is run.
 * @returns The exit code: 1 when anything is wrong or is not there.
 */
export async function proveLessons(
  asked: readonly string[],
  root: string,
): Promise<number> {
  const pages = writtenPages(root);
  if (asked.length === 0) {
    console.error(
      `✗ Falta decir qué página. Hay estas:\n${pages.map(({ name }) => `  ${name}`).join('\n')}\n  Uso: npm run lesson -- ${pages[0]?.name ?? ''}`,
    );
    return 1;
  }
  let isWell = true;
  for (const name of asked) {
    const page = findPage(name, pages);
    if (page) isWell = (await provePage(page, pages, root)) && isWell;
    else {
      isWell = false;
      console.error(
        `✗ No hay ninguna página «${name}».\n  La más parecida es ${closestPage(name, pages)?.name ?? 'ninguna'}. «npm run lesson» sin más las enumera.`,
      );
    }
  }
  return isWell ? 0 : 1;
}
