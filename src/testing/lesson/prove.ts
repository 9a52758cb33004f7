import { missingCompilers } from '@site/scripts/lib/compilers.mjs';
import type { ContentDocument } from '../../content/documents';
import { createProofTools, listProofs, readParts } from '../content/page';
import type { ContentProof, ProofKind, Verdict } from '../content/page';

/** What was proved of a page, and what could not be. */
interface Proved extends Verdict {
  /** What was proved, for the last line. */
  readonly counts: Readonly<
    Record<'programas' | 'sesiones' | 'ejercicios' | 'pasos', number>
  >;
}

/** Kinds of proofs that do not wait for each other. */
const lanes: readonly (readonly ProofKind[])[] = [
  ['gcc'],
  ['clang'],
  ['program', 'c-exercise', 'c-step'],
  ['sessions', 'terminal-exercise', 'terminal-step'],
];

async function proveInOrder(
  proofs: readonly ContentProof[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { prove } of proofs) verdicts.push(await prove());
  return verdicts;
}

/**
 * Compiles, runs, types and plays all that a page shows and asks, with the
 * functions that the check uses.
 *
 * @param page Whose Markdown is right.
 */
export async function provePage(page: ContentDocument): Promise<Proved> {
  const parts = readParts(page);
  const { samples, sessions, exercises, steps } = parts;
  const missing: readonly ProofKind[] =
    samples.length > 0 ? missingCompilers() : [];
  const tools = createProofTools();
  const proofs = listProofs(parts, tools).filter(
    ({ kind }) => !missing.includes(kind),
  );
  try {
    const verdicts = await Promise.all(
      lanes.map((kinds) =>
        proveInOrder(proofs.filter(({ kind }) => kinds.includes(kind))),
      ),
    );
    return {
      faults: verdicts.flat().flatMap(({ faults }) => faults),
      notes: [
        ...missing.map(
          (tool) =>
            `Sin probar con ${tool}, que no está en esta máquina: lo hará la comprobación completa.`,
        ),
        ...verdicts.flat().flatMap(({ notes }) => notes),
      ],
      counts: {
        programas: samples.length,
        sesiones: sessions.length,
        ejercicios: exercises.length,
        pasos: steps.length,
      },
    };
  } finally {
    await tools.end();
  }
}
