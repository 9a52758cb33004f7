import { parsePublishedDocuments } from '../../content/documents';
import type { LabId } from '../../labs';
import { labTestings, proofKinds } from './labs';
import { createProver } from './page';
import type { ContentProof } from './page';
import type { ProofKind } from './types';

/**
 * Lists everything to be proved on the published pages, always in the same
 * order: the processes that share the work name a proof by its index.
 */
export function openContent(): {
  readonly proofs: readonly ContentProof[];
  readonly kinds: Readonly<Record<string, ProofKind>>;
  /** Laboratories in the order in which their proofs are dealt. */
  readonly engines: readonly LabId[];
  /** Stops what would keep the Node process alive. */
  readonly end: () => Promise<void>;
} {
  const { listProofs, end } = createProver();
  const proofs = parsePublishedDocuments().flatMap(listProofs);
  return {
    proofs,
    kinds: proofKinds,
    engines: labTestings.map(({ id }) => id),
    end,
  };
}
