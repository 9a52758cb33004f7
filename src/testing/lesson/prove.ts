import { findMissingCompilers } from '@site/scripts/lib/compilers.mjs';
import type { ContentDocument } from '../../content/documents';
import { proofKinds } from '../content/labs';
import { createProver } from '../content/page';
import type { ContentProof } from '../content/page';
import type { Verdict } from '../content/types';

/** Result of proving a page; what could not be proved is in `notes`. */
interface ProofResult extends Verdict {
  /** Number of things proved by their Spanish nouns, for the summary line. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Groups proofs into lanes: lanes run in parallel, and each lane in order. */
function groupByLane(
  proofs: readonly ContentProof[],
): readonly (readonly ContentProof[])[] {
  const lanes = new Map<string, ContentProof[]>();
  for (const proof of proofs) {
    const lane = proofKinds[proof.kind]?.lane ?? '';
    lanes.set(lane, [...(lanes.get(lane) ?? []), proof]);
  }
  return [...lanes.values()];
}

function countByNoun(proofs: readonly ContentProof[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { noun } of Object.values(proofKinds))
    if (noun !== undefined) counts[noun] = 0;
  for (const { kind, count = 1 } of proofs) {
    const noun = proofKinds[kind]?.noun;
    if (noun !== undefined) counts[noun] = (counts[noun] ?? 0) + count;
  }
  return counts;
}

async function proveInOrder(
  proofs: readonly ContentProof[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { prove } of proofs) verdicts.push(await prove());
  return verdicts;
}

/**
 * Proves everything that a page shows and asks, with the same functions as the
 * full check. Native compilers missing on this machine are skipped with a note.
 *
 * @param page A page that parses without errors.
 */
export async function provePage(page: ContentDocument): Promise<ProofResult> {
  const { listProofs, end } = createProver();
  const allProofs = listProofs(page);
  const getRequiredTool = ({ kind }: ContentProof) =>
    proofKinds[kind]?.needs ?? '';
  const missing: readonly string[] = allProofs.some(
    (proof) => getRequiredTool(proof) !== '',
  )
    ? findMissingCompilers()
    : [];
  const proofs = allProofs.filter(
    (proof) => !missing.includes(getRequiredTool(proof)),
  );
  try {
    const verdicts = await Promise.all(groupByLane(proofs).map(proveInOrder));
    return {
      faults: verdicts.flat().flatMap(({ faults }) => faults),
      notes: [
        ...missing.map(
          (tool) =>
            `Sin probar con ${tool}, que no está en esta máquina: lo hará la comprobación completa.`,
        ),
        ...verdicts.flat().flatMap(({ notes }) => notes),
      ],
      counts: countByNoun(allProofs),
    };
  } finally {
    await end();
  }
}
