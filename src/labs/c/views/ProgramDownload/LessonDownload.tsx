import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { defaultSettings } from '../../engine/playground/project';
import type { Settings } from '../../engine/playground/project';
import { readKeptText } from '../../engine/programFiles';
import type { SourceFile } from '../../engine/types';
import type { ProgramState } from '../useCProgram';
import { getProgramTitle } from './getProgramTitle';
import ProgramDownload from '.';

interface Props {
  /** Title of the program; by default, its main file gives it. */
  readonly title?: string;
  /** Files of the program, the main one first. */
  readonly files: readonly SourceFile[];
  readonly settings: Partial<Settings>;
  /** State of the last run, which may have written files. */
  readonly state: ProgramState;
  readonly anchor?: string;
}

/** Button that downloads a program of a lesson, with its data as it is now. */
export default function LessonDownload({
  title,
  files,
  settings,
  state,
  anchor,
}: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <ProgramDownload
      getProgram={() => ({
        project: {
          title: title ?? getProgramTitle(files[0]?.name ?? '', pathname),
          files,
          settings: { ...defaultSettings, ...settings },
        },
        // The others are already among the files of the program.
        writtenFiles:
          state.kind === 'finished'
            ? state.result.files.filter(
                (file) => readKeptText(file) === undefined,
              )
            : [],
      })}
      {...(anchor !== undefined && { anchor })}
    />
  );
}
