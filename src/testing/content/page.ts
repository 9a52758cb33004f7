import { missingCompilers } from '@site/scripts/lib/compilers.mjs';
import { warmMachine } from '../../labs/linux/testing/nodeMachine';
import type { NodeMachine } from '../../labs/linux/testing/touched';
import { collectSamples } from '../../labs/c/testing/samples/collect';
import { knowsStandard } from '../../labs/c/testing/samples/native';
import type { NativeTool } from '../../labs/c/testing/samples/native';
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

/** What was proved of a page, and what could not be. */
interface Proved {
  /** Each a text for its author. */
  readonly faults: readonly string[];
  /** What this machine cannot prove, and what is no fault. */
  readonly notes: readonly string[];
  /** What was proved, for the last line. */
  readonly counts: Readonly<
    Record<'programas' | 'sesiones' | 'ejercicios' | 'pasos', number>
  >;
}

/** What a page shows and asks. */
const partsOf = (page: ContentDocument) => ({
  file: page.file,
  samples: collectSamples(page),
  sessions: collectSessions(page),
  exercises: findExercises(page.tree, { file: page.file }),
  steps: findSteps(page.tree, { file: page.file }),
});

type Parts = ReturnType<typeof partsOf>;
type PageProofs = ReturnType<typeof createPageProofs>;

/** Faults in the words of who found them, which begin with their tool. */
const at = (place: string, faults: readonly string[]) =>
  faults.map((fault) => `${place}\n  ${fault.replaceAll('\n', '\n  ')}`);

async function inC(
  { file, samples, exercises, steps }: Parts,
  prove: PageProofs['prove'],
): Promise<string[]> {
  const faults: string[] = [];
  for (const sample of samples)
    faults.push(...at(sample.place, await prove(sample)));
  const proveExercise = createExerciseProofs();
  for (const exercise of exercises)
    if (exercise.kind === 'c')
      faults.push(
        ...at(folderOf(file, exercise.id), await proveExercise(exercise)),
      );
  const proveStep = createStepProofs();
  for (const step of steps)
    if (step.kind !== 'terminal')
      faults.push(...at(folderOf(file, step.id), await proveStep(step)));
  return faults;
}

async function natively(
  tool: NativeTool,
  samples: Parts['samples'],
): Promise<string[]> {
  const prove = createNativeProofs(tool);
  const faults: string[] = [];
  for (const sample of samples)
    if (knowsStandard(tool, sample))
      faults.push(...at(sample.place, await prove(sample)));
  return faults;
}

async function inLinux({
  file,
  sessions,
  exercises,
  steps,
}: Parts): Promise<string[]> {
  let shared: Promise<NodeMachine> | undefined;
  const machine = () => (shared ??= warmMachine());
  const faults: string[] = [];
  try {
    if (sessions.length > 0)
      faults.push(...(await createTranscriptProofs(machine)(sessions)));
    const prove = createTerminalProofs(machine);
    for (const folder of [...exercises, ...steps])
      if (folder.kind === 'terminal')
        faults.push(...at(folderOf(file, folder.id), await prove(folder)));
    return faults;
  } finally {
    // Left running, it would keep Node from ending.
    (await shared)?.end();
  }
}

/**
 * Compiles, runs, types and plays all that a page shows and asks, with the
 * functions that the check uses.
 *
 * @param page Whose Markdown is right.
 */
export async function proveWithMachines(
  page: ContentDocument,
): Promise<Proved> {
  const parts = partsOf(page);
  const { samples, sessions, exercises, steps } = parts;
  const missing = samples.length > 0 ? missingCompilers() : [];
  const natives = (['gcc', 'clang'] as const).filter(
    (tool) => !missing.includes(tool),
  );
  const pageProofs = createPageProofs();
  const faults = await Promise.all([
    ...natives.map((tool) => natively(tool, samples)),
    inC(parts, pageProofs.prove),
    inLinux(parts),
  ]);
  return {
    faults: faults.flat(),
    notes: [
      ...missing.map(
        (tool) =>
          `Sin probar con ${tool}, que no está en esta máquina: lo hará la comprobación completa.`,
      ),
      ...pageProofs.notes(),
    ],
    counts: {
      programas: samples.length,
      sesiones: sessions.length,
      ejercicios: exercises.length,
      pasos: steps.length,
    },
  };
}
