import { shownDocuments } from '../../content/documents';
import { createProofTools, listProofs, readParts } from './page';
import type { ContentProof } from './page';

/**
 * Lists what is to be proved of every page that is shown, always in the same
 * order: processes that share the work name a proof by its index.
 */
export function openContent(): {
  readonly proofs: readonly ContentProof[];
  /** Stops the machine of Linux, if one has started. */
  readonly end: () => Promise<void>;
} {
  const tools = createProofTools();
  const proofs = shownDocuments().flatMap((page) =>
    listProofs(readParts(page), tools),
  );
  return { proofs, end: tools.end };
}
