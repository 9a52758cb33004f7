import type { Code } from 'mdast';
import type { ExerciseFiles } from '../../../exercise/markdown/files';
import { createCodeNode } from '../../../exercise/markdown/kind';
import { isCodeFile } from '../../engine/playground/fileNames';
import type { SourceFile } from '../../engine/types';

/** Folder of an exercise or a step with the files that it gives. */
const GIVEN_FOLDER = 'archivos';

/** Reads the files that an exercise or a step gives besides its program. */
export const readGivenFiles = (files: ExerciseFiles): readonly SourceFile[] =>
  files.listNames(GIVEN_FOLDER).map((name) => ({
    name,
    text: files.readText(`${GIVEN_FOLDER}/${name}`),
  }));

/** Creates the block of a file, under its name. */
export const createFileBlock = ({ name, text }: SourceFile): Code =>
  createCodeNode(isCodeFile(name) ? 'c' : 'text', `title="${name}"`, text);
