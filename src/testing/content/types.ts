import type { ContentDocument } from '../../content/documents';
import type { FoundExercise } from '../../remark/exercise/read';
import type { FoundStep } from '../../remark/step/read';

export interface Verdict {
  /** Faults in Spanish, for the author. */
  readonly faults: readonly string[];
  /** Advice for the author that does not make the proof fail. */
  readonly notes: readonly string[];
}

/**
 * A sample, session, exercise or step of a page, with the function that proves
 * it.
 */
export interface LabProof {
  /** Key of `kinds`. */
  readonly kind: string;
  /** Page, sample with its line, or folder of an exercise or a step. */
  readonly name: string;
  /** Number of checks in this proof; 1 by default. */
  readonly count?: number;
  /**
   * Makes the proof.
   *
   * @param seed Chooses a part of the answers of an exercise, for a quick
   *   check; without it, all are proved.
   */
  readonly prove: (seed?: string) => Promise<Verdict>;
}

/** Kind of proofs, as the closing table and a sample treat it. */
export interface ProofKind {
  /** Plural noun for these proofs, used to report those that a sample omits. */
  readonly label: string;
  /** Proofs in a sample, of the whole site or of each module; only those of changed pages by default. */
  readonly sample?: { readonly count: number; readonly of: 'site' | 'module' };
  /** Proofs of one lane run one after the other; lanes run in parallel. */
  readonly lane: string;
  /** Command of the machine without which it cannot be proved. */
  readonly needs?: string;
  /** Noun that counts these proofs in the summary of a page; none by default. */
  readonly noun?: string;
}

/** A page, its exercises and its steps, read. */
export interface ParsedPage {
  readonly page: ContentDocument;
  readonly exercises: readonly FoundExercise[];
  readonly steps: readonly FoundStep[];
}

/**
 * Creates the proofs of a laboratory; its engine starts with the first proof.
 */
export interface LabProver {
  /** Lists the proofs of a page, always in the same order. */
  readonly listProofs: (page: ParsedPage) => LabProof[];
  /** Stops what would keep the Node process alive. */
  readonly end: () => Promise<void>;
}

/** File that is generated for a step, or nothing where its author writes all. */
export interface GeneratedFile {
  readonly name: string;
  readonly text: string;
}

/** Face of a laboratory for the tests: its `testing/index.ts`. */
export interface LabTesting {
  readonly kinds: Readonly<Record<string, ProofKind>>;
  /** Seconds of a usual proof: the slowest laboratory is dealt first. */
  readonly secondsPerProof: number;
  readonly createProver: () => LabProver;
  readonly generateStepFile?: (
    step: FoundStep,
  ) => Promise<GeneratedFile | undefined>;
}
