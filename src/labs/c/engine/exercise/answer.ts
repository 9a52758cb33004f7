import { isCodeFile, isSourceFile } from '../playground/fileNames';
import { addMissingFiles, splitFiles } from '../joinedFiles';
import { createFilesRequest, toDataFiles } from '../programFiles';
import type {
  CCompiler,
  CompileRequest,
  ParseOutcome,
  RunOptions,
  SourceFile,
} from '../types';
import { alterProgram } from './alterProgram';
import type { Alterations } from './alterProgram';
import { isAltered } from './isAltered';
import type { ExerciseCase, ExerciseTask } from './types';

/** Name of the file that the learner writes, when the task gives none. */
const programFile = 'inicio.c';

/** Returns the name of the learner's main file. */
export const getMainName = ({ file = programFile }: ExerciseTask): string =>
  file;

/**
 * Returns the files of a trial run: those that the learner wrote, data
 * included, and those that the exercise provides.
 */
export function createTrialFiles(
  task: ExerciseTask,
  source: string,
): readonly SourceFile[] {
  return addMissingFiles(
    splitFiles(source, getMainName(task)),
    task.given ?? [],
  );
}

/**
 * Splits the learner's answer into code files; data files are used only in
 * trial runs.
 */
export function readOwnFiles(
  task: ExerciseTask,
  source: string,
): readonly SourceFile[] {
  return splitFiles(source, getMainName(task)).filter(({ name }) =>
    isCodeFile(name),
  );
}

/** Returns the given files as they are in a case. */
function getGivenFiles(
  { given = [] }: ExerciseTask,
  { files = {} }: Pick<ExerciseCase, 'files'>,
): readonly SourceFile[] {
  const changedFiles = new Map(Object.entries(files));
  return [
    ...given.filter(({ name }) => !changedFiles.has(name)),
    ...[...changedFiles].flatMap(([name, text]) =>
      text === null ? [] : [{ name, text }],
    ),
  ];
}

/**
 * Builds the compile request of an answer, with the code that the exercise
 * gives in a case. A file of the learner's hides a given one of its name.
 */
export function createAnswerRequest(
  task: ExerciseTask,
  ownFiles: readonly SourceFile[],
  test: Pick<ExerciseCase, 'files'> = {},
): CompileRequest {
  const files = addMissingFiles(ownFiles, getGivenFiles(task, test));
  return createFilesRequest(files, task.standard);
}

/** Returns true when a case compiles other code than the exercise gives. */
export const changesCode = ({ files = {} }: ExerciseCase): boolean =>
  Object.keys(files).some(isCodeFile);

/** Returns the options to run a program in a case. */
export function createRunOptions(
  task: ExerciseTask,
  test: ExerciseCase,
): RunOptions {
  const { input = '', args = [], readOnly = [] } = test;
  const files = toDataFiles(getGivenFiles(task, test)).map((file) =>
    readOnly.includes(file.name) ? { ...file, isReadOnly: true } : file,
  );
  return {
    stdin: { kind: 'preset', text: input },
    args,
    ...(files.length > 0 && { files }),
  };
}

/** Text of a data file after a run; undefined when there is no such file. */
export function readFinalFile(
  task: ExerciseTask,
  test: ExerciseCase,
  name: string,
  {
    files = [],
    removed = [],
  }: {
    readonly files?: RunOptions['files'];
    readonly removed?: readonly string[];
  },
): string | undefined {
  const writtenFile = files.find((file) => file.name === name);
  if (writtenFile) return new TextDecoder().decode(writtenFile.bytes);
  if (removed.includes(name)) return undefined;
  return getGivenFiles(task, test).find((file) => file.name === name)?.text;
}

/** Source file of an answer, with its syntax tree as clang prints it. */
export interface ParsedFile extends SourceFile {
  readonly json: string;
}

/** Parses the source files of an answer; stops at the first that is refused. */
export async function parseFiles(
  request: CompileRequest,
  ownFiles: readonly SourceFile[],
  { parse }: Pick<CCompiler, 'parse'>,
): Promise<
  readonly ParsedFile[] | Extract<ParseOutcome, { readonly kind: 'rejected' }>
> {
  const parsed: ParsedFile[] = [];
  for (const file of ownFiles.filter(({ name }) => isSourceFile(name))) {
    const outcome = await parse(request, file.name);
    if (outcome.kind === 'rejected') return outcome;
    parsed.push({ ...file, json: outcome.json });
  }
  return parsed;
}

type AlteredFiles =
  | { readonly kind: 'altered'; readonly files: readonly SourceFile[] }
  | Exclude<ReturnType<typeof alterProgram>, { readonly kind: 'altered' }>;

/**
 * Alters the files of an answer for a case: each where it can be, and at least
 * one.
 */
export function alterFiles(
  ownFiles: readonly SourceFile[],
  parsed: readonly ParsedFile[],
  alterations: Alterations,
): AlteredFiles {
  if (!isAltered(alterations)) return { kind: 'altered', files: ownFiles };
  const outcomes = parsed.map(({ name, text, json }) => ({
    name,
    ...alterProgram(text, json, alterations),
  }));
  const alteredFiles = outcomes.flatMap((outcome) =>
    outcome.kind === 'altered'
      ? [{ name: outcome.name, text: outcome.source }]
      : [],
  );
  const refusal = outcomes.find(({ kind }) => kind !== 'altered');
  if (refusal && refusal.kind !== 'altered' && alteredFiles.length === 0)
    return { kind: refusal.kind, variable: refusal.variable };
  return {
    kind: 'altered',
    files: ownFiles.map(
      (file) => alteredFiles.find(({ name }) => name === file.name) ?? file,
    ),
  };
}
