import { alignPieces } from '../engine/exercise/difference';
import type { DiffStep } from '../engine/exercise/difference';
import { joinFiles, splitFiles } from '../engine/joinedFiles';

/** Programs of an exercise, with their files joined. */
interface Stages {
  readonly start: string;
  readonly solution: string;
  /** Name of the learner's main file. */
  readonly mainName: string;
}

/** Separator of the pieces in which a program changes. */
type Separator = '\n' | '\n\n';

const separators: Readonly<Record<Separator, RegExp>> = {
  '\n': /\n/,
  // Blank lines inside a function are followed by an indented line.
  '\n\n': /\n\n(?=\S)/,
};

/** Piece of a file, as aligned with the solution. */
type Piece = DiffStep & { readonly file: string };

/** Aligns the programs, file by file. */
function alignPrograms(
  { start, solution, mainName }: Stages,
  separator: Separator,
): readonly Piece[] {
  const startFiles = splitFiles(start, mainName);
  const solvedFiles = splitFiles(solution, mainName);
  const names = new Set(
    [...startFiles, ...solvedFiles].map(({ name }) => name),
  );
  return [...names].flatMap((file) => {
    const [before = [], after = []] = [startFiles, solvedFiles].map((files) =>
      files
        .find(({ name }) => name === file)
        ?.text.split(separators[separator]),
    );
    return alignPieces(before, after).map((step) => ({ ...step, file }));
  });
}

function joinPieces(pieces: readonly Piece[], separator: Separator): string {
  const names = [...new Set(pieces.map(({ file }) => file))];
  return joinFiles(
    names.map((name) => ({
      name,
      text: pieces
        .filter(({ file }) => file === name)
        .map(({ text }) => text)
        .join(separator),
    })),
  );
}

/** Pieces that are already changed: from a part of them to another, of 1. */
interface Progress {
  readonly separator: Separator;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the initial program with a part of the changes that lead to the
 * solution.
 */
function solvePartly(
  stages: Stages,
  { separator, from, to }: Progress,
): PartialProgram {
  const pieces = alignPrograms(stages, separator);
  const total = pieces.filter(({ kind }) => kind !== 'same').length;
  let seenCount = 0;
  const kept = pieces.filter(({ kind }) => {
    if (kind === 'same') return true;
    const isDone = seenCount >= total * from && seenCount < total * to;
    seenCount += 1;
    return (kind === 'extra') === isDone;
  });
  return { source: joinPieces(kept, separator) };
}

/** Function definition at the left margin, with its head and its name. */
const definition = /^((?:[a-z]\w* )+\**(\w+)\([^{};]*\)\n)\{\n[^]*?\n\}$/gm;

/** Returns the body of a function that is still to be written. */
const createEmptyBody = (head: string): string =>
  head.startsWith('void ') ? '{\n}' : '{\n    return 0;\n}';

/** Returns a body that stops the program as soon as the function is called. */
const createTrapBody = (): string => '{\n    __builtin_trap();\n}';

/**
 * Returns the names of a part of the functions that the learner writes; `main`
 * is never one of them.
 */
function listUnwritten(
  { start, solution }: Stages,
  { from, to }: Pick<Progress, 'from' | 'to'>,
): readonly string[] {
  const names = [...solution.matchAll(definition)].flatMap(
    ([text, , name = '']) =>
      name !== 'main' && !start.includes(text) ? [name] : [],
  );
  return names.slice(
    Math.floor(names.length * from),
    Math.ceil(names.length * to),
  );
}

/** Returns the solution with other bodies in some of its functions. */
const replaceBodies = (
  { start, solution }: Stages,
  names: readonly string[],
  createBody: (head: string) => string,
): string =>
  solution.replace(definition, (text, head: string, name: string) =>
    names.includes(name) && !start.includes(text)
      ? head + createBody(head)
      : text,
  );

/** Program on the way to the solution of an exercise. */
export interface PartialProgram {
  readonly source: string;
  /** Functions left empty, when these are all that is missing. */
  readonly empty?: {
    readonly names: readonly string[];
    /** The same program, which stops when one of them is called. */
    readonly trapped: string;
  };
}

/** Returns the solution with some of its functions still empty. */
function leaveEmpty(
  stages: Stages,
  range: Pick<Progress, 'from' | 'to'>,
): PartialProgram {
  const names = listUnwritten(stages, range);
  return {
    source: replaceBodies(stages, names, createEmptyBody),
    empty: { names, trapped: replaceBodies(stages, names, createTrapBody) },
  };
}

/** States in which a learner who is interrupted leaves a program. */
const partialStates: Readonly<
  Record<string, (stages: Stages) => PartialProgram>
> = {
  'a quarter of its lines': (stages) =>
    solvePartly(stages, { separator: '\n', from: 0, to: 1 / 4 }),
  'half of its lines': (stages) =>
    solvePartly(stages, { separator: '\n', from: 0, to: 1 / 2 }),
  'three quarters of its lines': (stages) =>
    solvePartly(stages, { separator: '\n', from: 0, to: 3 / 4 }),
  'its first functions': (stages) =>
    solvePartly(stages, { separator: '\n\n', from: 0, to: 1 / 2 }),
  'its last functions': (stages) =>
    solvePartly(stages, { separator: '\n\n', from: 1 / 2, to: 1 }),
  'all but the body of its first functions': (stages) =>
    leaveEmpty(stages, { from: 0, to: 1 / 2 }),
  'all but the body of its last functions': (stages) =>
    leaveEmpty(stages, { from: 1 / 2, to: 1 }),
};

/**
 * Creates the programs that an exercise goes through on the way to its
 * solution, each with the name of what is done.
 */
export const createPartialPrograms = (
  stages: Stages,
): readonly (PartialProgram & { readonly done: string })[] =>
  Object.entries(partialStates).map(([done, solve]) => ({
    done,
    ...solve(stages),
  }));
