import { isZip } from '../../../engine/playground/isZip';
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

/** Content of a file that the reader chose, or of one inside a ZIP. */
interface IncomingFile {
  readonly name: string;
  readonly result: TextResult;
}

/** Reads the files inside a ZIP; the code that opens it arrives now. */
async function readZip(
  name: string,
  bytes: Uint8Array,
): Promise<readonly IncomingFile[]> {
  const { openZip } = await import('../../../engine/export/openZip');
  const zip = openZip(bytes);
  return zip.ok
    ? zip.entries.map((entry) => ({
        name: entry.name,
        result: readText(entry.bytes),
      }))
    : [{ name, result: zip }];
}

async function readOneFile(file: File): Promise<readonly IncomingFile[]> {
  const { name } = file;
  const reject = (reason: string) => [
    { name, result: { ok: false, reason } as const },
  ];
  // Checks the size before reading: a huge file could exhaust the memory.
  const weight = findWeightProblem(file.size);
  if (weight !== undefined) return reject(weight);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return reject('no se dejó leer: comprueba que sigue en su sitio');
  }
  if (!isZip(bytes)) return [{ name, result: readText(bytes) }];
  try {
    return await readZip(name, bytes);
  } catch {
    return reject(
      'para abrir un ZIP hace falta conexión la primera vez, y no la hay',
    );
  }
}

/** Reads the files that the reader chose or dropped. Never throws. */
export async function readIncoming(
  chosenFiles: readonly File[],
): Promise<Incoming> {
  const files: SourceFile[] = [];
  const remarks: string[] = [];
  const read = await Promise.all(
    chosenFiles.slice(0, projectLimits.files).map(readOneFile),
  );
  for (const { name: ownName, result } of read.flat()) {
    if (!result.ok) {
      remarks.push(`«${ownName}» no se abrió: ${result.reason}.`);
      continue;
    }
    const takenNames = files.map(({ name }) => name);
    const name =
      findNameProblem(ownName, takenNames) === undefined
        ? ownName
        : findFreeName(ownName, takenNames);
    if (name !== ownName) remarks.push(`«${ownName}» se llama aquí «${name}».`);
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
