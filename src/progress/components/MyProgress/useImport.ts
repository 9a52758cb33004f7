import { useState } from 'react';
import type { Progress } from '../../schema';
import {
  addProgress,
  countChanges,
  describeChanges,
  undoChanges,
} from '../../transfer/changes';
import { MAX_FILE_BYTES } from '../../transfer/file';
import type { Refusal } from '../../transfer/parseFile';
import { announce } from '../../../components/Announcer/announce';
import { useUndo } from './useUndo';
import type { Undoable } from './useUndo';

const unreadableRefusal: Refusal = {
  expected: 'un archivo que el navegador pueda leer',
  found: 'uno que no se dejó abrir',
  advice: 'Comprueba que el archivo sigue ahí y vuelve a elegirlo.',
};

/** Refusal for a code chunk that did not load. */
export const notLoadedRefusal: Refusal = {
  expected: 'la parte del sitio que lee el progreso',
  found: 'una conexión que no la trajo',
  advice:
    'Revisa tu conexión y vuelve a intentarlo; si sigue igual, recarga la página: puede haber una versión nueva del sitio.',
};

const buildTooLargeRefusal = (bytes: number): Refusal => ({
  expected: 'un archivo de 1 MB como mucho',
  found: `uno de ${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`,
  advice:
    'Elige el archivo que descargaste en esta página: suele pesar muy poco.',
});

interface Import {
  readonly last: Undoable | null;
  readonly undone: string;
  /** Reason why the import was refused; null if it was not. */
  readonly refusal: Refusal | null;
  readonly add: (importedProgress: Progress) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly importFile: (file: File) => Promise<void>;
}

/** Imports progress from a file or link, or explains why it was refused. */
export function useImport(): Import {
  const { last, undone, perform, clear } = useUndo();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const refuse = (reason: Refusal) => {
    clear();
    setRefusal(reason);
    announce(
      `No se cargó nada. Se esperaba ${reason.expected}; se encontró ${reason.found}. ${reason.advice}`,
    );
  };
  const add = (importedProgress: Progress) => {
    setRefusal(null);
    perform({
      apply: (current) => addProgress(current, importedProgress),
      revert: undoChanges,
      describe: (before, after) =>
        `Progreso cargado: ${describeChanges(countChanges(before, after))}.`,
      undone: 'Carga deshecha: tu progreso está como antes.',
    });
  };
  const importFile = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      refuse(buildTooLargeRefusal(file.size));
      return;
    }
    const reader = await import('../../transfer/parseFile').catch(() => null);
    if (!reader) {
      refuse(notLoadedRefusal);
      return;
    }
    try {
      const result = reader.parseProgressFile(await file.text());
      if (result.ok) add(result.progress);
      else refuse(result.refusal);
    } catch {
      refuse(unreadableRefusal);
    }
  };
  return { last, undone, refusal, add, refuse, importFile };
}
