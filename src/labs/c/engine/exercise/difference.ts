import { splitOutput } from './compare';
import type { Spacing } from './types';

/** Line or word of a diff: in both outputs, only expected, or only written. */
export interface DiffStep {
  readonly kind: 'same' | 'missing' | 'extra';
  readonly text: string;
  /** Text split where it differs from the line in its place. */
  readonly parts?: readonly [before: string, differing: string, after: string];
}

/** Diff of an expected output and the written one. */
export interface Difference {
  readonly unit: 'line' | 'word';
  readonly steps: readonly DiffStep[];
  /** True when the outputs are long and only their beginning was compared. */
  readonly isCut: boolean;
}

/** Maximum lines or words of an output that are compared. */
const MAX_PIECES = 300;

/** Maximum characters of a line or word that a reader can compare. */
const MAX_PIECE_LETTERS = 1000;

const MAX_COMPARED_LETTERS = 20_000;

const createSameStep = (text: string): DiffStep => ({ kind: 'same', text });
const createMissingStep = (text: string): DiffStep => ({
  kind: 'missing',
  text,
});
const createExtraStep = (text: string): DiffStep => ({ kind: 'extra', text });

/**
 * Returns the length of the longest common subsequence for each pair of
 * suffixes.
 */
function computeCommonLengths(
  a: readonly string[],
  b: readonly string[],
): (i: number, j: number) => number {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  const getLength = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        a[i] === b[j]
          ? getLength(i + 1, j + 1) + 1
          : Math.max(getLength(i + 1, j), getLength(i, j + 1));
  return getLength;
}

/** Aligns two lists of lines or words by their longest common subsequence. */
export function alignPieces(
  a: readonly string[],
  b: readonly string[],
): DiffStep[] {
  const common = computeCommonLengths(a, b);
  const steps: DiffStep[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [wantedLine, writtenLine] = [a[i], b[j]];
    if (wantedLine !== undefined && wantedLine === writtenLine) {
      steps.push(createSameStep(wantedLine));
      i += 1;
      j += 1;
    } else if (
      wantedLine !== undefined &&
      (writtenLine === undefined || common(i + 1, j) >= common(i, j + 1))
    ) {
      steps.push(createMissingStep(wantedLine));
      i += 1;
    } else {
      steps.push(createExtraStep(writtenLine ?? ''));
      j += 1;
    }
  }
  return steps;
}

function countSharedStart(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((letter, index) => letter !== b[index]);
  return end < 0 ? a.length : end;
}

/** Splits two lines at their common start and at their common end. */
function compareLines(
  wantedStep: DiffStep,
  writtenStep: DiffStep,
): [DiffStep, DiffStep] {
  const letters = [
    Array.from(wantedStep.text),
    Array.from(writtenStep.text),
  ] as const;
  const start = countSharedStart(...letters);
  const [a, b] = letters.map((line) => line.slice(start).reverse());
  const end = countSharedStart(a ?? [], b ?? []);
  const mark = (step: DiffStep, line: readonly string[]): DiffStep => ({
    ...step,
    parts: [
      line.slice(0, start).join(''),
      line.slice(start, line.length - end).join(''),
      line.slice(line.length - end).join(''),
    ],
  });
  return [mark(wantedStep, letters[0]), mark(writtenStep, letters[1])];
}

/** Puts each missing line before the extra one that stands in its place. */
function pairLines(steps: readonly DiffStep[]): DiffStep[] {
  const pairedSteps: DiffStep[] = [];
  let wantedSteps: DiffStep[] = [];
  let writtenSteps: DiffStep[] = [];
  const flush = () => {
    const count = Math.max(wantedSteps.length, writtenSteps.length);
    for (let index = 0; index < count; index += 1) {
      const [wantedStep, writtenStep] = [
        wantedSteps[index],
        writtenSteps[index],
      ];
      if (wantedStep && writtenStep)
        pairedSteps.push(...compareLines(wantedStep, writtenStep));
      else if (wantedStep) pairedSteps.push(wantedStep);
      else if (writtenStep) pairedSteps.push(writtenStep);
    }
    wantedSteps = [];
    writtenSteps = [];
  };
  for (const step of steps) {
    if (step.kind === 'missing') wantedSteps.push(step);
    else if (step.kind === 'extra') writtenSteps.push(step);
    else {
      flush();
      pairedSteps.push(step);
    }
  }
  flush();
  return pairedSteps;
}

/** Returns the start of an output within the limits, and whether it was cut. */
function cutOutput(text: string, spaces: Spacing) {
  const start = text.slice(0, MAX_COMPARED_LETTERS);
  const pieces = splitOutput(start, spaces);
  const shownPieces = pieces
    .slice(0, MAX_PIECES)
    .map((piece) => piece.slice(0, MAX_PIECE_LETTERS));
  const isCut =
    start.length < text.length ||
    shownPieces.length < pieces.length ||
    shownPieces.some((piece, index) => piece !== pieces[index]);
  return { shown: shownPieces, isCut };
}

/** Compares two outputs by lines, or by words where blanks do not count. */
export function diffOutputs(
  expected: string,
  actual: string,
  spaces: Spacing,
): Difference {
  const wantedOutput = cutOutput(expected, spaces);
  const writtenOutput = cutOutput(actual, spaces);
  const steps = alignPieces(wantedOutput.shown, writtenOutput.shown);
  const unit = spaces === 'libres' ? 'word' : 'line';
  return {
    unit,
    steps: unit === 'line' ? pairLines(steps) : steps,
    isCut: wantedOutput.isCut || writtenOutput.isCut,
  };
}
