import { readNeededContents } from '../../../../scripts/lib/linux-image/needed.mjs';
import type { ExtraFiles } from '../../types';

const folder = 'labs/linux/files/';

/** Finds the files of the guest's disk that no lesson opens. */
export async function findExtraFiles(root: string): Promise<ExtraFiles> {
  const neededContents = await readNeededContents(root);
  return {
    isExtra: (file) =>
      file.startsWith(folder) && !neededContents.has(file.slice(folder.length)),
    title: 'el resto de Linux',
  };
}
