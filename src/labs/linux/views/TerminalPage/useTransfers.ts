import { useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { downloadFile } from '../../../../utils/downloadFile';
import { formatBytes } from '../../../../utils/quantities';
import type { TerminalSession } from '../useTerminal';

const HOME = '/home/alumno';
/**
 * Maximum size of an uploaded file, in bytes. The machine keeps its files in
 * memory, of which it has little.
 */
const MAX_UPLOAD_BYTES = 5_000_000;

const LIST_FILES_COMMAND = `cd ${HOME} && find . -maxdepth 4 -type f -not -path '*/.*' -printf '%P\\n' | sort | head -n 200`;

const resolvePath = (path: string) =>
  path.startsWith('/') ? path : `${HOME}/${path.replace(/^~\//, '')}`;

const getFileName = (path: string) => path.split('/').at(-1) || 'archivo';

interface Transfers {
  /** Result of the last transfer. */
  readonly notice: string;
  /** Paths of the files in the machine. */
  readonly knownFiles: readonly string[];
  /** Reads the list of files again. */
  readonly refreshFiles: () => void;
  readonly upload: (files: readonly File[]) => Promise<void>;
  readonly download: (path: string) => Promise<void>;
}

/** Transfers files between the reader's computer and the machine. */
export function useTransfers({
  readFile,
  writeFile,
  control,
}: TerminalSession): Transfers {
  const [knownFiles, setKnownFiles] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const showNotice = (text: string) => {
    setNotice(text);
    announce(text);
  };
  const upload = async (files: readonly File[]) => {
    const finishedNames: string[] = [];
    for (const file of files) {
      if (file.size > MAX_UPLOAD_BYTES) {
        showNotice(
          `«${file.name}» no cabe: aquí un archivo ocupa ${formatBytes(MAX_UPLOAD_BYTES)} como mucho.`,
        );
        return;
      }
      try {
        await writeFile(
          `${HOME}/${file.name}`,
          new Uint8Array(await file.arrayBuffer()),
        );
        finishedNames.push(file.name);
      } catch {
        showNotice(`«${file.name}» no se pudo subir.`);
        return;
      }
    }
    showNotice(`En ${HOME}: ${finishedNames.join(', ')}.`);
  };
  const download = async (path: string) => {
    try {
      const bytes = await readFile(resolvePath(path));
      downloadFile(
        getFileName(path),
        new Uint8Array(bytes),
        'application/octet-stream',
      );
      showNotice(`Descargado: ${getFileName(path)}.`);
    } catch {
      showNotice(`«${path}» no se pudo leer: mira con ls si existe.`);
    }
  };
  const refreshFiles = () => {
    control(LIST_FILES_COMMAND)
      .then(({ output }) => {
        setKnownFiles(output.split('\n').filter(Boolean));
      })
      .catch(() => undefined);
  };
  return { notice, knownFiles, refreshFiles, upload, download };
}
