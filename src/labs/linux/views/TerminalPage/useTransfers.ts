import { useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { downloadFile } from '../../../../utils/downloadFile';
import { formatBytes } from '../../../../utils/quantities';
import type { TerminalSession } from '../useTerminal';

const home = '/home/alumno';
/**
 * Maximum size of an uploaded file, in bytes. The machine keeps its files in
 * memory, of which it has little.
 */
const mostBytes = 5_000_000;

const listFiles = `cd ${home} && find . -maxdepth 4 -type f -not -path '*/.*' -printf '%P\\n' | sort | head -n 200`;

const pathOf = (path: string) =>
  path.startsWith('/') ? path : `${home}/${path.replace(/^~\//, '')}`;

const nameOf = (path: string) => path.split('/').at(-1) || 'archivo';

interface Transfers {
  /** Result of the last transfer. */
  readonly notice: string;
  /** Paths of the files in the machine. */
  readonly known: readonly string[];
  /** Reads the list of files again. */
  readonly look: () => void;
  readonly upload: (files: readonly File[]) => Promise<void>;
  readonly download: (path: string) => Promise<void>;
}

/** Transfers files between the reader's computer and the machine. */
export function useTransfers({
  readFile,
  writeFile,
  control,
}: TerminalSession): Transfers {
  const [known, setKnown] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const tell = (text: string) => {
    setNotice(text);
    announce(text);
  };
  const upload = async (files: readonly File[]) => {
    const done: string[] = [];
    for (const file of files) {
      if (file.size > mostBytes) {
        tell(
          `«${file.name}» no cabe: aquí un archivo ocupa ${formatBytes(mostBytes)} como mucho.`,
        );
        return;
      }
      try {
        await writeFile(
          `${home}/${file.name}`,
          new Uint8Array(await file.arrayBuffer()),
        );
        done.push(file.name);
      } catch {
        tell(`«${file.name}» no se pudo subir.`);
        return;
      }
    }
    tell(`En ${home}: ${done.join(', ')}.`);
  };
  const download = async (path: string) => {
    try {
      const bytes = await readFile(pathOf(path));
      downloadFile(
        nameOf(path),
        new Uint8Array(bytes),
        'application/octet-stream',
      );
      tell(`Descargado: ${nameOf(path)}.`);
    } catch {
      tell(`«${path}» no se pudo leer: mira con ls si existe.`);
    }
  };
  const look = () => {
    control(listFiles)
      .then(({ output }) => {
        setKnown(output.split('\n').filter(Boolean));
      })
      .catch(() => undefined);
  };
  return { notice, known, look, upload, download };
}
