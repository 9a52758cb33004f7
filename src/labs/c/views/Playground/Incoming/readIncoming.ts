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
import { createIncomingProject } from './incomingProject';
import type { Incoming, IncomingProgram } from './incomingProject';

/** Content of a file that the reader chose, or of one inside a ZIP. */
interface IncomingFile {
  readonly name: string;
  readonly result: TextResult;
  /** True for the prepared input of a program. */
  readonly isInput?: boolean;
}

/** Files that one chosen file brings: itself, or those inside a ZIP. */
interface ChosenFile {
  readonly files: readonly IncomingFile[];
  readonly program?: IncomingProgram;
  readonly remarks?: readonly string[];
}

/** Reads the files inside a ZIP; the code that opens it arrives now. */
async function readZip(name: string, bytes: Uint8Array): Promise<ChosenFile> {
  const { openZip } = await import('../../../engine/export/openZip');
  const zip = openZip(bytes);
  if (!zip.ok) return { files: [{ name, result: zip }] };
  const { entries, settings, remarks } = zip;
  return {
    files: entries.map((entry) => ({
      name: entry.name,
      result: readText(entry.bytes),
      isInput: entry.isInput,
    })),
    ...(settings && { program: settings }),
    remarks,
  };
}

async function readOneFile(file: File): Promise<ChosenFile> {
  const { name } = file;
  const reject = (reason: string): ChosenFile => ({
    files: [{ name, result: { ok: false, reason } }],
  });
  // Checks the size before reading: a huge file could exhaust the memory.
  const weight = findWeightProblem(file.size);
  if (weight !== undefined) return reject(weight);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return reject('no se dejó leer: comprueba que sigue en su sitio');
  }
  if (!isZip(bytes)) return { files: [{ name, result: readText(bytes) }] };
  try {
    return await readZip(name, bytes);
  } catch {
    return reject(
      'para abrir un ZIP hace falta conexión la primera vez, y no la hay',
    );
  }
}

/** File of a program, with what it was before it had its name here. */
interface NamedFile extends SourceFile {
  readonly source: IncomingFile;
}

/** Names the files that could be read; the others are told with their reason. */
function nameFiles(incomingFiles: readonly IncomingFile[]): {
  readonly files: readonly NamedFile[];
  readonly remarks: readonly string[];
} {
  const files: NamedFile[] = [];
  const remarks: string[] = [];
  for (const source of incomingFiles) {
    const { name: ownName, result } = source;
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
    files.push({ name, text: result.text, source });
  }
  return { files, remarks };
}

/** Reads the files that the reader chose or dropped. Never throws. */
export async function readIncoming(
  chosenFiles: readonly File[],
): Promise<Incoming> {
  const readFiles = chosenFiles.slice(0, projectLimits.files);
  const chosen = await Promise.all(readFiles.map(readOneFile));
  const named = nameFiles(chosen.flatMap(({ files }) => files));
  const origins = chosen.filter(({ program }) => program !== undefined);
  const [origin] = origins;
  const input = named.files.find(
    ({ source }) => source.isInput && origin?.files.includes(source),
  );
  const remarks = [
    ...named.remarks,
    ...chosen.flatMap((each) => each.remarks ?? []),
    ...(origin && origins.length > 1
      ? [
          `Los ajustes son los de «${readFiles[chosen.indexOf(origin)]?.name}», el primer programa.`,
        ]
      : []),
    ...(chosenFiles.length > projectLimits.files
      ? [
          `Solo se leyeron los primeros ${projectLimits.files} de ${chosenFiles.length} archivos.`,
        ]
      : []),
  ];
  const incoming: Incoming = {
    files: named.files.map(({ name, text }) => ({ name, text })),
    ...(origin?.program && {
      program: {
        ...origin.program,
        ...(input && { inputName: input.name }),
      },
    }),
    remarks,
  };
  const problem = findSizeProblem(createIncomingProject(incoming).files);
  return problem
    ? { files: [], remarks: [...remarks, `No se abrió nada. ${problem}`] }
    : incoming;
}
