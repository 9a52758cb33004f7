import { missingCompilers } from '@site/scripts/lib/compilers.mjs';
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

/** What was proved of a page, and what could not be. */
export interface Proved {
  /** Each a text for its author. */
  readonly faults: readonly string[];
  /** What this machine cannot prove, and what is no fault. */
  readonly notes: readonly string[];
  /** What was proved, for the last line. */
  readonly counts: Readonly<
    Record<'programas' | 'sesiones' | 'ejercicios' | 'pasos', number>
  >;
}

/** Faults in the words of who found them, which begin with their tool. */
const at = (place: string, faults: readonly string[]) =>
  faults.map((fault) => `${place}\n  ${fault.replaceAll('\n', '\n  ')}`);

/**
 * Compiles, runs, types and plays all that a page shows and asks, with the
 * functions that the check uses.
 *
 * @param page Whose Markdown is right.
 */
export async function proveWithMachines(
  page: ContentDocument,
): Promise<Proved> {
  const samples = collectSamples(page);
  const sessions = collectSessions(page);
  const exercises = findExercises(page.tree, { file: page.file });
  const steps = findSteps(page.tree, { file: page.file });
  const missing = samples.length > 0 ? missingCompilers() : [];

  async function inC(): Promise<string[]> {
    const faults: string[] = [];
    for (const sample of samples)
      faults.push(...at(sample.place, await pageProofs.prove(sample)));
    const proveExercise = createExerciseProofs();
    for (const exercise of exercises)
      if (exercise.kind === 'c')
        faults.push(
          ...at(
            folderOf(page.file, exercise.id),
            await proveExercise(exercise),
          ),
        );
    const proveStep = createStepProofs();
    for (const step of steps)
      if (step.kind !== 'terminal')
        faults.push(...at(folderOf(page.file, step.id), await proveStep(step)));
    return faults;
  }

  async function natively(tool: 'gcc' | 'clang'): Promise<string[]> {
    if (missing.includes(tool)) return [];
    const prove = createNativeProofs(tool);
    const faults: string[] = [];
    for (const sample of samples)
      if (knowsStandard(tool, sample))
        faults.push(...at(sample.place, await prove(sample)));
    return faults;
  }

  let shared: Promise<NodeMachine> | undefined;
  const machine = () => (shared ??= warmMachine());
  async function inLinux(): Promise<string[]> {
    const faults: string[] = [];
    if (sessions.length > 0)
      faults.push(...(await createTranscriptProofs(machine)(sessions)));
    const prove = createTerminalProofs(machine);
    for (const folder of [...exercises, ...steps])
      if (folder.kind === 'terminal')
        faults.push(...at(folderOf(page.file, folder.id), await prove(folder)));
    (await shared)?.end();
    return faults;
  }

  const pageProofs = createPageProofs();
  const faults = await Promise.all([
    natively('gcc'),
    natively('clang'),
    inC(),
    inLinux(),
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
