import type {
  CompileRequest,
  CompilerFlag,
  DataFile,
  RunOptions,
  SourceFile,
  Standard,
} from '../types';
import type { Traced } from '../tracer/types';
import { splitArguments } from '../splitArguments';
import { isCode, isSource } from './names';

/** What a program may weigh: the device's storage holds some megabytes in all. */
export const projectLimits = {
  files: 20,
  /** Characters of all its files, when they come from a file or a link. */
  text: 1_500_000,
  /** Lines of all its files: with more, the editor takes seconds for each thing. */
  lines: 50_000,
  title: 60,
  args: 1000,
  stdin: 100_000,
} as const;

/** How a program is compiled and run. */
export interface Settings {
  readonly standard: Standard;
  readonly flags: readonly CompilerFlag[];
  /** As typed after the program's name. */
  readonly args: string;
  /** What the keyboard gives from the start; typed during the run if absent. */
  readonly stdin?: string;
}

/** A program of the playground. */
export interface Project {
  readonly title: string;
  /** At least one. Those that are not C are there when the program opens files. */
  readonly files: readonly SourceFile[];
  readonly settings: Settings;
}

export const defaultSettings: Settings = {
  standard: 'c17',
  flags: [],
  args: '',
};

/** Characters of all the files. */
function textLength(files: readonly SourceFile[]): number {
  return files.reduce((total, { text }) => total + text.length, 0);
}

/** Lines of all the files. */
function lineCount(files: readonly SourceFile[]): number {
  let lines = 0;
  for (const { text } of files)
    for (let at = 0; at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** The largest program, in words for the reader. */
export const largestProgram = '1,5 millones de caracteres y 50 mil líneas';

/** Why a program cannot grow to hold these files, in words for the reader. */
export function sizeProblem(files: readonly SourceFile[]): string | undefined {
  if (files.length > projectLimits.files)
    return `Un programa tiene aquí ${projectLimits.files} archivos como mucho.`;
  if (
    textLength(files) > projectLimits.text ||
    lineCount(files) > projectLimits.lines
  )
    return `Un programa tiene aquí ${largestProgram} como mucho.`;
  return undefined;
}

/** The same program with another text in a file. */
export function withText(
  project: Project,
  name: string,
  text: string,
): Project {
  return {
    ...project,
    files: project.files.map((file) =>
      file.name === name ? { name, text } : file,
    ),
  };
}

/** The same program with a file in a place; the end if none is said. */
export function withFile(
  project: Project,
  file: SourceFile,
  index = project.files.length,
): Project {
  const before = project.files.slice(0, index);
  return {
    ...project,
    files: [...before, file, ...project.files.slice(index)],
  };
}

/** The same program without a file. */
export function withoutFile(project: Project, name: string): Project {
  return {
    ...project,
    files: project.files.filter((file) => file.name !== name),
  };
}

/** The same program with a file renamed in its place. */
export function withName(
  project: Project,
  name: string,
  next: string,
): Project {
  return {
    ...project,
    files: project.files.map((file) =>
      file.name === name ? { name: next, text: file.text } : file,
    ),
  };
}

/** Whether two programs are the same to the letter. */
export function isSameProject(one: Project, other: Project): boolean {
  return (
    one === other ||
    JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))
  );
}

/** One order of the fields, for comparing. */
function canonical({ title, files, settings }: Project): unknown[] {
  const { standard, flags, args, stdin } = settings;
  return [
    title,
    files.map(({ name, text }) => [name, text]),
    [standard, [...flags].sort(), args, stdin],
  ];
}

/** What the compiler gets. */
export function compileRequest({ files, settings }: Project): CompileRequest {
  return {
    files: files.filter(({ name }) => isCode(name)),
    standard: settings.standard,
    flags: settings.flags,
  };
}

/** How the program runs. */
export function runOptions({ files, settings }: Project): RunOptions {
  const encoder = new TextEncoder();
  const data = files
    .filter(({ name }) => !isCode(name))
    .map(({ name, text }): DataFile => ({ name, bytes: encoder.encode(text) }));
  return {
    stdin:
      settings.stdin === undefined
        ? { kind: 'interactive' }
        : { kind: 'preset', text: settings.stdin },
    args: splitArguments(settings.args),
    files: data,
  };
}

/** The program as it is followed step by step: what a run gets, too. */
export function toTraced(project: Project): Traced {
  const { args, files } = runOptions(project);
  return {
    request: compileRequest(project),
    stdin: project.settings.stdin ?? '',
    ...(args && { args }),
    ...(files && { files }),
  };
}

/** Debian keeps these functions in a library that has to be asked for. */
const usesMath = /^[ \t]*#[ \t]*include[ \t]*<(?:math|complex|tgmath)\.h>/m;

/** The command that would do the same on a computer with clang. */
export function equivalentCommand({ files, settings }: Project): string {
  const sources = files.filter(({ name }) => isSource(name));
  return [
    'clang',
    `-std=${settings.standard}`,
    '-Wall -Wextra',
    ...settings.flags,
    ...sources.map(({ name }) => name),
    '-o programa',
    ...(sources.some(({ text }) => usesMath.test(text)) ? ['-lm'] : []),
  ].join(' ');
}
