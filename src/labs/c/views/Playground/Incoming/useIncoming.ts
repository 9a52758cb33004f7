import { useCallback, useState } from 'react';
import { announce } from '../../../../../components/Announcer/announce';
import type { SourceFile } from '../../../engine/types';
import { isSourceFile } from '../../../engine/playground/fileNames';
import {
  defaultSettings,
  findSizeProblem,
} from '../../../engine/playground/project';
import { getDesk } from '../useDesk';
import { readIncoming } from './readIncoming';
import type { Incoming } from './readIncoming';

interface IncomingFiles {
  /** Files waiting for the reader to choose what to do with them. */
  readonly pending: Incoming | undefined;
  readonly readFiles: (files: readonly File[]) => void;
  readonly openAsNew: () => void;
  readonly addToOpen: () => void;
  readonly dismiss: () => void;
}

/** Returns the title of a program made from files. */
function getTitle(files: readonly SourceFile[]): string {
  const named = files.find(({ name }) => isSourceFile(name)) ?? files[0];
  return named?.name.replace(/\.\w+$/, '').slice(0, 60) ?? '';
}

/** Reads files from the device and puts them into a new or the open program. */
export function useIncoming(): IncomingFiles {
  const desk = getDesk();
  const [waiting, setWaiting] = useState<Incoming>();

  const tell = (text: string, isProblem = false) => {
    desk.setNotice({ text, isProblem });
    announce(text);
  };
  const leave = () => {
    setWaiting(undefined);
  };
  const take = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      void readIncoming(files).then((incoming) => {
        if (incoming.files.length > 0) {
          setWaiting(incoming);
          return;
        }
        const text = `${incoming.remarks.join(' ')} Tu programa sigue igual.`;
        desk.setNotice({ text, isProblem: true });
        announce(text);
      });
    },
    [desk],
  );
  const openApart = () => {
    if (!waiting) return;
    const { files, remarks } = waiting;
    const text = ['Archivos abiertos en un programa nuevo.', ...remarks].join(
      ' ',
    );
    desk.open(
      { title: getTitle(files), files, settings: defaultSettings },
      { text },
    );
    announce(text);
    leave();
  };
  const addHere = () => {
    if (!waiting) return;
    const { files, remarks } = waiting;
    const { project } = desk.getSnapshot();
    const names = new Set(files.map(({ name }) => name));
    const others = project.files.filter(({ name }) => !names.has(name));
    const problem = findSizeProblem([...others, ...files]);
    if (problem) tell(`No se añadió nada. ${problem}`, true);
    else {
      desk.add(files);
      const replaced = desk.getSnapshot().notice;
      const text = [replaced?.text ?? 'Archivos añadidos.', ...remarks].join(
        ' ',
      );
      desk.setNotice({ text, action: replaced?.action });
      announce(text);
    }
    leave();
  };
  return {
    pending: waiting,
    readFiles: take,
    openAsNew: openApart,
    addToOpen: addHere,
    dismiss: leave,
  };
}
