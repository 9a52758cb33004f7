import type { ContentDocument } from '../../content/documents';
import type { LabId } from '../../labs';
import { findExercises } from '../../remark/exercise/read';
import { findSteps } from '../../remark/step/read';
import { labTestings } from './labs';
import type { LabProof, ParsedPage } from './types';

/** A proof with its page and the laboratory that makes it. */
export interface ContentProof extends LabProof {
  /**
   * Laboratory of the proofs. Each process loads one engine, because the
   * emulator slows down other WebAssembly.
   */
  readonly engine: LabId;
  /** Path of the page inside the project. */
  readonly page: string;
}

/** Reads the activities of a page. */
function readPage(page: ContentDocument): ParsedPage {
  const { file, tree } = page;
  return {
    page,
    exercises: findExercises(tree, { file }),
    steps: findSteps(tree, { file }),
  };
}

/** Creates the prover of every laboratory. */
export function createProver(): {
  /** Lists everything to be proved of a page, always in the same order. */
  readonly listProofs: (page: ContentDocument) => ContentProof[];
  /** Stops what would keep the Node process alive. */
  readonly end: () => Promise<void>;
} {
  const provers = labTestings.map((lab) => ({
    engine: lab.id,
    ...lab.createProver(),
  }));
  return {
    listProofs: (page) => {
      const read = readPage(page);
      return provers.flatMap(({ engine, listProofs }) =>
        listProofs(read).map((proof) => ({
          ...proof,
          engine,
          page: page.file,
        })),
      );
    },
    end: async () => {
      for (const { end } of provers) await end();
    },
  };
}
