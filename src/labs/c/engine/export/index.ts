import { strToU8, zipSync } from 'fflate';
import { findFreeName, isSameName } from '../playground/fileNames';
import type { Project } from '../playground/project';
import type { DataFile } from '../types';
import { MAKEFILE_NAME, TARGETS, createMakefile } from './makefile';
import { toKebabCase, toSafePath } from './names';
import { createReadme } from './readme';
import { SETTINGS_NAME, formatSettings } from './settingsFile';

/** Program that the reader takes to a computer. */
export interface ExportedProgram {
  readonly project: Project;
  /**
   * Files that the program wrote; each replaces the file of the program with
   * its name.
   */
  readonly writtenFiles: readonly DataFile[];
  /** Address of the page that the program comes from. */
  readonly address: string;
}

/** Gives each path a form that every system can create, without repetitions. */
function toSafeFiles<File extends { readonly name: string }>(
  files: readonly File[],
  takenNames: readonly string[],
): File[] {
  const usedNames = [...takenNames];
  return files.map((file) => {
    const safe = toSafePath(file.name);
    const isTaken = usedNames.some((other) => isSameName(other, safe));
    const name = isTaken ? findFreeName(safe, usedNames) : safe;
    usedNames.push(name);
    return { ...file, name };
  });
}

/** Returns a name for the executable that is not that of something else. */
function pickProgramName(folder: string, paths: readonly string[]): string {
  const takenNames = [
    ...TARGETS,
    ...paths.map((path) => path.split('/', 1)[0] ?? ''),
  ];
  const isTaken = (name: string) =>
    takenNames.some((other) => isSameName(other, name));
  if (!isTaken(folder)) return folder;
  return isTaken('programa') ? `${folder}-programa` : 'programa';
}

/** Builds the ZIP file with which a program is compiled on a computer. */
export function exportProgram(
  { project, writtenFiles, address }: ExportedProgram,
  date: Date,
): { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } {
  const folder = toKebabCase(project.title);
  const isWritten = (name: string) =>
    writtenFiles.some((file) => file.name === name);
  const files = toSafeFiles(
    project.files.filter(({ name }) => !isWritten(name)),
    [MAKEFILE_NAME],
  );
  const data = toSafeFiles(writtenFiles, [
    MAKEFILE_NAME,
    ...files.map(({ name }) => name),
  ]);
  const names = [...files, ...data].map(({ name }) => name);
  const input =
    project.settings.stdin === undefined
      ? undefined
      : findFreeName('entrada.txt', names);
  const readme = findFreeName('LEEME.txt', names);
  const settings = findFreeName(SETTINGS_NAME, names);
  const program = pickProgramName(folder, names);
  const title = project.title.replace(/\s+/g, ' ').trim() || folder;
  const safe: Project = { ...project, title, files };
  const content: readonly (readonly [name: string, bytes: Uint8Array])[] = [
    ...files.map(({ name, text }) => [name, strToU8(text)] as const),
    ...data.map(({ name, bytes }) => [name, bytes] as const),
    ...(input === undefined
      ? []
      : [[input, strToU8(project.settings.stdin ?? '')] as const]),
    [settings, strToU8(formatSettings(project, { input, readme }))],
    [MAKEFILE_NAME, strToU8(createMakefile(safe, program))],
    [
      readme,
      strToU8(
        createReadme(safe, {
          ...{ folder, program, address, input, settings },
          writtenNames: data.map(({ name }) => name),
          name: readme,
        }),
      ),
    ],
  ];
  return {
    name: `${folder}.zip`,
    bytes: zipSync(
      Object.fromEntries(
        content.map(([path, bytes]) => [`${folder}/${path}`, bytes]),
      ),
      { mtime: date },
    ),
  };
}
