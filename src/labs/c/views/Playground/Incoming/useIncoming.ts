import { useCallback, useState } from 'react';
import { announce } from '../../../../../components/Announcer/announce';
import { findSizeProblem } from '../../../engine/playground/project';
import { getDesk } from '../useDesk';
import { createIncomingProject } from './incomingProject';
import type { Incoming } from './incomingProject';
import { readIncoming } from './readIncoming';

interface IncomingFiles {
  /** Files waiting for the reader to choose what to do with them. */
  readonly pending: Incoming | undefined;
  readonly readFiles: (files: readonly File[]) => void;
  readonly openAsNew: () => void;
  readonly addToOpen: () => void;
  readonly dismiss: () => void;
}

/** Reads files from the device and puts them into a new or the open program. */
export function useIncoming(): IncomingFiles {
  const desk = getDesk();
  const [waitingFiles, setWaiting] = useState<Incoming>();

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
      void readIncoming(files).then((incomingFiles) => {
        if (incomingFiles.files.length > 0) {
          setWaiting(incomingFiles);
          return;
        }
        const text = `${incomingFiles.remarks.join(' ')} Tu programa sigue igual.`;
        desk.setNotice({ text, isProblem: true });
        announce(text);
      });
    },
    [desk],
  );
  const openApart = () => {
    if (!waitingFiles) return;
    const text = [
      'Archivos abiertos en un programa nuevo.',
      ...waitingFiles.remarks,
    ].join(' ');
    desk.open(createIncomingProject(waitingFiles), { text });
    announce(text);
    leave();
  };
  const addHere = () => {
    if (!waitingFiles) return;
    const { files, remarks } = waitingFiles;
    const { project } = desk.getSnapshot();
    const names = new Set(files.map(({ name }) => name));
    const otherFiles = project.files.filter(({ name }) => !names.has(name));
    const problem = findSizeProblem([...otherFiles, ...files]);
    if (problem) tell(`No se añadió nada. ${problem}`, true);
    else {
      desk.add(files);
      const replacedNotice = desk.getSnapshot().notice;
      const text = [
        replacedNotice?.text ?? 'Archivos añadidos.',
        ...remarks,
      ].join(' ');
      desk.setNotice({ text, action: replacedNotice?.action });
      announce(text);
    }
    leave();
  };
  return {
    pending: waitingFiles,
    readFiles: take,
    openAsNew: openApart,
    addToOpen: addHere,
    dismiss: leave,
  };
}
