import { useEffect, useMemo, useState } from 'react';
import { useLatestCallback } from '../../../hooks/useLatestCallback';
import {
  addMissingFiles,
  joinFiles,
  mergeFiles,
  splitFiles,
} from '../engine/joinedFiles';
import { isCodeFile } from '../engine/playground/fileNames';
import { updateDataFiles } from '../engine/programFiles';
import type { SourceFile } from '../engine/types';
import type { ProgramState } from './useCProgram';
import type { DraftControl } from '../../kit/useDraft';

interface Given {
  readonly draft: Pick<DraftControl, 'text' | 'edit'>;
  /** Text of the program before the reader's edits, with all its files. */
  readonly original: string;
  readonly mainName: string;
  /** Files that the program has besides those of the text. */
  readonly givenFiles?: readonly SourceFile[];
  /** State of the program; what a run wrote stays for the next one. */
  readonly state: ProgramState;
}

const getData = (files: readonly SourceFile[]) =>
  files.filter(({ name }) => !isCodeFile(name));

/** Files of a program that a reader edits, and the one that is shown. */
export function useProgramFiles({
  draft: { text, edit },
  original,
  mainName,
  givenFiles,
  state,
}: Given) {
  const [activeName, select] = useState(mainName);
  const ownFiles = useMemo(() => splitFiles(text, mainName), [text, mainName]);
  const initial = useMemo(
    () => splitFiles(original, mainName),
    [original, mainName],
  );
  const files = useMemo(
    () => addMissingFiles(ownFiles, givenFiles ?? []),
    [ownFiles, givenFiles],
  );
  const replaceOwn = (next: readonly SourceFile[]) => {
    const joinedText = joinFiles(next);
    if (joinedText !== text) edit(joinedText);
  };

  const { files: writtenFiles, removed } =
    state.kind === 'finished'
      ? state.result
      : { files: undefined, removed: undefined };
  const keepData = useLatestCallback(
    (endedFiles: NonNullable<typeof writtenFiles>) => {
      replaceOwn(updateDataFiles(ownFiles, endedFiles, removed));
    },
  );
  // The memory check replaces the result of a run, but not its files.
  useEffect(() => {
    if (writtenFiles) keepData(writtenFiles);
  }, [writtenFiles, keepData]);

  return {
    files,
    /** Name of the file shown; the main one where the file has gone. */
    activeName: files.some(({ name }) => name === activeName)
      ? activeName
      : mainName,
    select,
    edit: (name: string, next: string) => {
      replaceOwn(mergeFiles(ownFiles, [{ name, text: next }]));
    },
    /** Gives the data files their first text; undefined when they have it. */
    resetData:
      JSON.stringify(getData(ownFiles)) === JSON.stringify(getData(initial))
        ? undefined
        : () => {
            replaceOwn([
              ...ownFiles.filter(({ name }) => isCodeFile(name)),
              ...getData(initial),
            ]);
          },
  };
}
