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
  readonly given?: readonly SourceFile[];
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
  given,
  state,
}: Given) {
  const [active, select] = useState(mainName);
  const own = useMemo(() => splitFiles(text, mainName), [text, mainName]);
  const initial = useMemo(
    () => splitFiles(original, mainName),
    [original, mainName],
  );
  const files = useMemo(() => addMissingFiles(own, given ?? []), [own, given]);
  const replaceOwn = (next: readonly SourceFile[]) => {
    const joined = joinFiles(next);
    if (joined !== text) edit(joined);
  };

  const { files: written, removed } =
    state.kind === 'finished'
      ? state.result
      : { files: undefined, removed: undefined };
  const keepData = useLatestCallback((ended: NonNullable<typeof written>) => {
    replaceOwn(updateDataFiles(own, ended, removed));
  });
  // The memory check replaces the result of a run, but not its files.
  useEffect(() => {
    if (written) keepData(written);
  }, [written, keepData]);

  return {
    files,
    /** Name of the file shown; the main one where the file has gone. */
    active: files.some(({ name }) => name === active) ? active : mainName,
    select,
    edit: (name: string, next: string) => {
      replaceOwn(mergeFiles(own, [{ name, text: next }]));
    },
    /** Gives the data files their first text; undefined when they have it. */
    resetData:
      JSON.stringify(getData(own)) === JSON.stringify(getData(initial))
        ? undefined
        : () => {
            replaceOwn([
              ...own.filter(({ name }) => isCodeFile(name)),
              ...getData(initial),
            ]);
          },
  };
}
