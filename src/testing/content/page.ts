import { warmMachine } from '../../labs/linux/testing/nodeMachine';
import type { NodeMachine } from '../../labs/linux/testing/touched';
import { collectSamples } from '../../labs/c/testing/samples/collect';
import { knowsStandard } from '../../labs/c/testing/samples/native';
import { collectSessions } from '../../labs/linux/testing/transcripts/collect';
import { folderOf } from '../../remark/exercise/folder';
import { findExercises } from '../../remark/exercise/read';
import { findSteps } from '../../remark/step/read';
import type { ContentDocument } from '../../content/documents';
import {
  createExerciseProofs,
  createStepProofs,
  createTerminalProofs,
} from '../proofs/exercises';
import { createNativeProofs, createPageProofs } from '../proofs/samples';
import { createTranscriptProofs } from '../proofs/transcripts';

/** What is proved of a page; `program` is a sample with the page's own compiler. */
export type ProofKind =
  | 'program'
  | 'gcc'
  | 'clang'
  | 'c-exercise'
  | 'c-step'
  | 'sessions'
  | 'terminal-exercise'
  | 'terminal-step';

/** What the process of a proof has to hold: the emulator slows other WebAssembly down. */
export type ProofEngine = 'c' | 'linux';

export interface Verdict {
  /** Each a text for the author. */
  readonly faults: readonly string[];
  /** What is no fault, and the author should know. */
  readonly notes: readonly string[];
}

/** One thing that a page shows or asks, and how it is proved. */
export interface ContentProof {
  readonly kind: ProofKind;
  readonly engine: ProofEngine;
  /** A place in a file, or the folder of an exercise or a step. */
  readonly name: string;
  /** The page, by its path inside the project. */
  readonly page: string;
  readonly prove: () => Promise<Verdict>;
}

/** Makes proofs; the machine of Linux starts with the first that needs it. */
export function createProofTools() {
  let started: Promise<NodeMachine> | undefined;
  const machine = () => (started ??= warmMachine());
  return {
    programs: createPageProofs(),
    gcc: createNativeProofs('gcc'),
    clang: createNativeProofs('clang'),
    proveExercise: createExerciseProofs(),
    proveStep: createStepProofs(),
    proveTerminal: createTerminalProofs(machine),
    proveSessions: createTranscriptProofs(machine),
    /** Stops the machine, which would keep Node from ending. */
    end: async () => {
      (await started)?.end();
    },
  };
}

type ProofTools = ReturnType<typeof createProofTools>;

/** Reads what a page shows and asks. */
export const readParts = (page: ContentDocument) => ({
  file: page.file,
  samples: collectSamples(page),
  sessions: collectSessions(page),
  exercises: findExercises(page.tree, { file: page.file }),
  steps: findSteps(page.tree, { file: page.file }),
});

type PageParts = ReturnType<typeof readParts>;
type Run = () => Promise<readonly string[]>;

/** Puts the place before faults in the words of their tool. */
const addPlace = (place: string, faults: readonly string[]) =>
  faults.map((fault) => `${place}\n  ${fault.replaceAll('\n', '\n  ')}`);

const withoutNotes =
  (place: string, run: Run): (() => Promise<Verdict>) =>
  async () => ({ faults: addPlace(place, await run()), notes: [] });

function listSamples(
  { file, samples }: PageParts,
  { programs, gcc, clang }: ProofTools,
): ContentProof[] {
  const common = { engine: 'c', page: file } as const;
  const natives = { gcc, clang };
  return samples.flatMap((sample): ContentProof[] => [
    {
      ...common,
      kind: 'program',
      name: sample.place,
      prove: async () => {
        const before = programs.notes().length;
        const faults = await programs.prove(sample);
        return {
          faults: addPlace(sample.place, faults),
          notes: programs.notes().slice(before),
        };
      },
    },
    ...(['gcc', 'clang'] as const)
      .filter((tool) => knowsStandard(tool, sample))
      .map((kind) => ({
        ...common,
        kind,
        name: `${sample.place} (${kind})`,
        prove: withoutNotes(sample.place, () => natives[kind](sample)),
      })),
  ]);
}

function listExercises(
  { file, exercises, steps }: PageParts,
  { proveExercise, proveStep, proveTerminal }: ProofTools,
): ContentProof[] {
  const describe = (id: string, run: Run) => {
    const name = folderOf(file, id);
    return { name, page: file, prove: withoutNotes(name, run) };
  };
  return [
    ...exercises.map((each): ContentProof =>
      each.kind === 'terminal'
        ? {
            kind: 'terminal-exercise',
            engine: 'linux',
            ...describe(each.id, () => proveTerminal(each)),
          }
        : {
            kind: 'c-exercise',
            engine: 'c',
            ...describe(each.id, () => proveExercise(each)),
          },
    ),
    ...steps.map((each): ContentProof =>
      each.kind === 'terminal'
        ? {
            kind: 'terminal-step',
            engine: 'linux',
            ...describe(each.id, () => proveTerminal(each)),
          }
        : {
            kind: 'c-step',
            engine: 'c',
            ...describe(each.id, () => proveStep(each)),
          },
    ),
  ];
}

/** Lists all that is to be proved of what a page shows and asks, in its order. */
export function listProofs(
  parts: PageParts,
  tools: ProofTools,
): ContentProof[] {
  const { file, sessions } = parts;
  return [
    ...listSamples(parts, tools),
    ...listExercises(parts, tools),
    ...(sessions.length > 0
      ? [
          {
            kind: 'sessions',
            engine: 'linux',
            name: file,
            page: file,
            prove: async () => ({
              faults: await tools.proveSessions(sessions),
              notes: [],
            }),
          } as const,
        ]
      : []),
  ];
}
