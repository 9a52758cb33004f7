import { isSourceFile } from '../../../engine/playground/fileNames';
import {
  defaultSettings,
  projectLimits,
} from '../../../engine/playground/project';
import type { Project, Settings } from '../../../engine/playground/project';
import type { SourceFile } from '../../../engine/types';

/** Settings that a ZIP of the laboratory holds besides the files. */
export interface IncomingProgram {
  readonly title?: string;
  readonly settings: Partial<Settings>;
  /** Name of the file that holds the prepared input. */
  readonly inputName?: string;
}

/** Files read from the reader's device. */
export interface Incoming {
  readonly files: readonly SourceFile[];
  readonly program?: IncomingProgram;
  /**
   * Messages for the reader: files left out, with the reason, and changed
   * names.
   */
  readonly remarks: readonly string[];
}

/** Returns the title of a program made from files. */
function getTitle(files: readonly SourceFile[]): string {
  const namedFile = files.find(({ name }) => isSourceFile(name)) ?? files[0];
  return (
    namedFile?.name.replace(/\.\w+$/, '').slice(0, projectLimits.title) ?? ''
  );
}

/** Returns the program that the files open as. */
export function createIncomingProject({
  files: allFiles,
  program,
}: Incoming): Project {
  const input = allFiles.find(({ name }) => name === program?.inputName);
  // A program has a file at least.
  const hasInput = input !== undefined && allFiles.length > 1;
  const files = hasInput ? allFiles.filter((file) => file !== input) : allFiles;
  return {
    title: program?.title ?? getTitle(files),
    files,
    settings: {
      ...defaultSettings,
      ...program?.settings,
      ...(hasInput && { stdin: input.text }),
    },
  };
}
