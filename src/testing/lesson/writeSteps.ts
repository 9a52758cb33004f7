import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../../content/documents';
import { ContentError } from '../../content/parseContent';
import { makeStep } from '../../labs/c/testing/makeStep';
import type { CStep } from '../../labs/c/step/markdown';
import { folderOf } from '../../remark/exercise/folder';
import { findSteps } from '../../remark/step/read';

/** The steps of C of a page; none while it cannot be read, which its check tells. */
function stepsOf(file: string, root: string): (CStep & { id: string })[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  try {
    const steps = findSteps(
      parseDocument(file, text).tree,
      { file, root },
      true,
    );
    return steps.filter((step) => step.kind !== 'terminal');
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/**
 * Writes beside a page what the compiler of the page says of its steps: authors
 * never type an answer.
 *
 * @param file The page, by its path inside the project.
 * @param root The project.
 * @returns The files that are not as they were.
 */
export async function writeSteps(
  file: string,
  root: string,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const step of stepsOf(file, root)) {
    const making = await makeStep(step);
    if ('faults' in making || !making.made) continue;
    const { name, text } = making.made;
    const made = path.posix.join(folderOf(file, step.id), name);
    const full = path.join(root, made);
    if (existsSync(full) && readFileSync(full, 'utf8') === text) continue;
    writeFileSync(full, text);
    written.push(made);
  }
  return written;
}
