import type { SourceFile } from '../../../engine/types';
import {
  findFreeName,
  findNameProblem,
} from '../../../engine/playground/fileNames';
import {
  projectLimits,
  findSizeProblem,
} from '../../../engine/playground/project';
import {
  readText,
  findWeightProblem,
} from '../../../engine/playground/readText';
import type { TextResult } from '../../../engine/playground/readText';

/** Files read from the reader's device. */
export interface Incoming {
  readonly files: readonly SourceFile[];
  /**
   * Messages for the reader: files left out, with the reason, and changed
   * names.
   */
  readonly remarks: readonly string[];
}

async function readOneFile(file: File): Promise<TextResult> {
  // Checks the size before reading: a huge file could exhaust the memory.
  const weight = findWeightProblem(file.size);
  if (weight !== undefined) return { ok: false, reason: weight };
  try {
    return readText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return {
      ok: false,
      reason: 'no se dejó leer: comprueba que sigue en su sitio',
    };
  }
}

/** Reads the files that the reader chose or dropped. Never throws. */
export async function readIncoming(
  chosenFiles: readonly File[],
): Promise<Incoming> {
  const files: SourceFile[] = [];
  const remarks: string[] = [];
  for (const file of chosenFiles.slice(0, projectLimits.files)) {
    const result = await readOneFile(file);
    if (!result.ok) {
      remarks.push(`«${file.name}» no se abrió: ${result.reason}.`);
      continue;
    }
    const takenNames = files.map(({ name }) => name);
    const name =
      findNameProblem(file.name, takenNames) === undefined
        ? file.name
        : findFreeName(file.name, takenNames);
    if (name !== file.name)
      remarks.push(`«${file.name}» se llama aquí «${name}».`);
    files.push({ name, text: result.text });
  }
  if (chosenFiles.length > projectLimits.files)
    remarks.push(
      `Solo se leyeron los primeros ${projectLimits.files} de ${chosenFiles.length} archivos.`,
    );
  const problem = findSizeProblem(files);
  return problem
    ? { files: [], remarks: [...remarks, `No se abrió nada. ${problem}`] }
    : { files, remarks };
}
