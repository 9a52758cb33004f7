import type {
  CompileRequest,
  CompilerFlag,
  RunOptions,
  SourceFile,
  Standard,
} from '../types';
import type { TraceRequest } from '../tracer/types';
import { toDataFiles } from '../programFiles';
import { splitArguments } from '../splitArguments';
import { isCodeFile, isSourceFile } from './fileNames';

/** Limits of a program: browser storage holds only a few megabytes. */
export const projectLimits = {
  files: 20,
  /**
   * Total characters of all files; checked for programs from a file or a link.
   */
  text: 1_500_000,
  /** Total lines of all files; beyond, the editor takes seconds per action. */
  lines: 50_000,
  title: 60,
  args: 1000,
  stdin: 100_000,
} as const;

/** Compiler and run options of a program. */
export interface Settings {
  readonly standard: Standard;
  readonly flags: readonly CompilerFlag[];
  /** Command-line arguments as typed, before splitting. */
  readonly args: string;
  /** Preset standard input; if absent, the reader types during the run. */
  readonly stdin?: string;
}

/** A program of the playground. */
export interface Project {
  readonly title: string;
  /**
   * Files, at least one. Those that are not C are data files of the program.
   */
  readonly files: readonly SourceFile[];
  readonly settings: Settings;
}

export const defaultSettings: Settings = {
  standard: 'c17',
  flags: [],
  args: '',
};

/** Counts the characters of all files. */
function countCharacters(files: readonly SourceFile[]): number {
  return files.reduce((total, { text }) => total + text.length, 0);
}

/** Counts the lines of all files. */
function countLines(files: readonly SourceFile[]): number {
  let lines = 0;
  for (const { text } of files)
    for (
      let lineEnd = 0;
      lineEnd !== -1;
      lineEnd = text.indexOf('\n', lineEnd + 1)
    )
      lines += 1;
  return lines;
}

/** Description of the size limits, for the reader. */
export const largestProgram = '1,5 millones de caracteres y 50 mil líneas';

/** Explains why files exceed the limits of a program; undefined if they fit. */
export function findSizeProblem(
  files: readonly SourceFile[],
): string | undefined {
  if (files.length > projectLimits.files)
    return `Un programa tiene aquí ${projectLimits.files} archivos como mucho.`;
  if (
    countCharacters(files) > projectLimits.text ||
    countLines(files) > projectLimits.lines
  )
    return `Un programa tiene aquí ${largestProgram} como mucho.`;
  return undefined;
}

/** Returns the program with the text of a file replaced. */
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

/** Returns the program with a file inserted, at the end by default. */
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

/** Returns the program without a file. */
export function removeFile(project: Project, name: string): Project {
  return {
    ...project,
    files: project.files.filter((file) => file.name !== name),
  };
}

/** Returns the program with a file renamed in place. */
export function withRenamedFile(
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

/** Compares two programs; the order of the flags does not count. */
export function isSameProject(
  leftProject: Project,
  rightProject: Project,
): boolean {
  return (
    leftProject === rightProject ||
    JSON.stringify(toComparable(leftProject)) ===
      JSON.stringify(toComparable(rightProject))
  );
}

/** Puts the fields in a fixed order, for comparison. */
function toComparable({ title, files, settings }: Project): unknown[] {
  const { standard, flags, args, stdin } = settings;
  return [
    title,
    files.map(({ name, text }) => [name, text]),
    [standard, [...flags].sort(), args, stdin],
  ];
}

/** Builds the compile request of a program. */
export function createCompileRequest({
  files,
  settings,
}: Project): CompileRequest {
  return {
    files: files.filter(({ name }) => isCodeFile(name)),
    standard: settings.standard,
    flags: settings.flags,
  };
}

/** Builds the run options of a program. */
export function createRunOptions({ files, settings }: Project): RunOptions {
  return {
    stdin:
      settings.stdin === undefined
        ? { kind: 'interactive' }
        : { kind: 'preset', text: settings.stdin },
    args: splitArguments(settings.args),
    files: toDataFiles(files),
  };
}

/** Builds the trace request of a program, with the input of a run. */
export function createTraceRequest(project: Project): TraceRequest {
  const { args, files } = createRunOptions(project);
  return {
    request: createCompileRequest(project),
    stdin: project.settings.stdin ?? '',
    ...(args && { args }),
    ...(files && { files }),
  };
}

/** Headers whose functions need `-lm` on Debian. */
const mathHeaderPattern =
  /^[ \t]*#[ \t]*include[ \t]*<(?:math|complex|tgmath)\.h>/m;

/** Returns true when the program has to be linked with `-lm` on Debian. */
export const needsMathLibrary = (files: readonly SourceFile[]): boolean =>
  files.some(
    ({ name, text }) => isCodeFile(name) && mathHeaderPattern.test(text),
  );

/** Returns the options of gcc or clang that compile as the lab does. */
export const getCompilerOptions = ({
  standard,
  flags,
}: Pick<Settings, 'standard' | 'flags'>): readonly string[] => [
  `-std=${standard}`,
  '-Wall',
  '-Wextra',
  ...flags,
];

/**
 * Returns the command that compiles the program on a computer.
 *
 * @param program Name of the executable.
 */
export function buildCompileCommand(
  { files, settings }: Pick<Project, 'files' | 'settings'>,
  compiler: 'clang' | 'gcc' = 'clang',
  program = 'programa',
): string {
  return [
    compiler,
    ...getCompilerOptions(settings),
    ...files.map(({ name }) => name).filter(isSourceFile),
    `-o ${program}`,
    ...(needsMathLibrary(files) ? ['-lm'] : []),
  ].join(' ');
}
