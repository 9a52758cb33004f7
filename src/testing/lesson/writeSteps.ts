import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '../../content/documents';
import { ContentError } from '../../content/parseContent';
import { getFolderPath } from '../../content/folderPath';
import { findSteps } from '../../remark/step/read';
import type { FoundStep } from '../../remark/step/read';
import { labTestings } from '../content/labs';
import type { GeneratedFile } from '../content/types';

/** Reads the steps of a page; an unreadable page has none, and its check reports it. */
function readSteps(file: string, root: string): readonly FoundStep[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  try {
    return findSteps(parseDocument(file, text).tree, { file, root }, true);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

async function generateFile(
  step: FoundStep,
): Promise<GeneratedFile | undefined> {
  for (const { generateStepFile } of labTestings) {
    const generated = await generateStepFile?.(step);
    if (generated) return generated;
  }
  return undefined;
}

/**
 * Writes beside a page the files that its laboratory generates for its steps,
 * as the output of a program: authors never type an answer.
 *
 * @param file The page, by its path inside the project.
 * @param root The project.
 * @returns The files that changed.
 */
export async function writeSteps(
  file: string,
  root: string,
): Promise<readonly string[]> {
  const changedFiles: string[] = [];
  for (const step of readSteps(file, root)) {
    const generated = await generateFile(step);
    if (!generated) continue;
    const target = path.posix.join(
      getFolderPath(file, step.id),
      generated.name,
    );
    const full = path.join(root, target);
    if (existsSync(full) && readFileSync(full, 'utf8') === generated.text)
      continue;
    writeFileSync(full, generated.text);
    changedFiles.push(target);
  }
  return changedFiles;
}
