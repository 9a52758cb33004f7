import { parsePublishedDocuments, readDocument } from '../../content/documents';
import type { LabId } from '../../labs';
import { labTestings, proofKinds } from './labs';
import { createProver } from './page';
import type { ContentProof } from './page';
import type { ProofKind } from './types';

/** Lists everything to be proved on the published pages, in a fixed order. */
export function listContent(): {
  readonly proofs: readonly ContentProof[];
  readonly kinds: Readonly<Record<string, ProofKind>>;
  /** Laboratories in the order in which their proofs are dealt. */
  readonly engines: readonly LabId[];
} {
  const { listProofs } = createProver();
  return {
    proofs: parsePublishedDocuments().flatMap(listProofs),
    kinds: proofKinds,
    engines: labTestings.map(({ id }) => id),
  };
}

/**
 * Creates the function with which a process finds a proof. It keeps the proofs
 * of one page only: all the pages take seconds to parse, and their syntax trees
 * make each garbage collection of the process several times as long.
 */
export function createProofFinder(): (
  page: string,
  place: number,
) => ContentProof | undefined {
  const { listProofs } = createProver();
  let current: { page: string; proofs: readonly ContentProof[] } | undefined;
  return (page, place) => {
    if (current?.page !== page)
      current = { page, proofs: listProofs(readDocument(page)) };
    return current.proofs[place];
  };
}
