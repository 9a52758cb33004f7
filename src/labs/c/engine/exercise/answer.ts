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
 * Returns the files of a trial run: all that the learner wrote, data included,
 * and what the exercise gives besides.
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

/** Splits what the learner wrote into code files; data is for their trials. */
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
  const changed = new Map(Object.entries(files));
  return [
    ...given.filter(({ name }) => !changed.has(name)),
    ...[...changed].flatMap(([name, text]) =>
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
  own: readonly SourceFile[],
  test: Pick<ExerciseCase, 'files'> = {},
): CompileRequest {
  const files = addMissingFiles(own, getGivenFiles(task, test));
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
  const written = files.find((file) => file.name === name);
  if (written) return new TextDecoder().decode(written.bytes);
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
  own: readonly SourceFile[],
  { parse }: Pick<CCompiler, 'parse'>,
): Promise<
  readonly ParsedFile[] | Extract<ParseOutcome, { readonly kind: 'rejected' }>
> {
  const parsed: ParsedFile[] = [];
  for (const file of own.filter(({ name }) => isSourceFile(name))) {
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
  own: readonly SourceFile[],
  parsed: readonly ParsedFile[],
  alterations: Alterations,
): AlteredFiles {
  if (!isAltered(alterations)) return { kind: 'altered', files: own };
  const outcomes = parsed.map(({ name, text, json }) => ({
    name,
    ...alterProgram(text, json, alterations),
  }));
  const altered = outcomes.flatMap((outcome) =>
    outcome.kind === 'altered'
      ? [{ name: outcome.name, text: outcome.source }]
      : [],
  );
  const refused = outcomes.find(({ kind }) => kind !== 'altered');
  if (refused && refused.kind !== 'altered' && altered.length === 0)
    return { kind: refused.kind, variable: refused.variable };
  return {
    kind: 'altered',
    files: own.map(
      (file) => altered.find(({ name }) => name === file.name) ?? file,
    ),
  };
}
