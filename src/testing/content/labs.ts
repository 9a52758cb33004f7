import { labs } from '../../labs';
import { mergeTables } from '../../labs/kit/mergeTables';
import type { LabTesting } from './types';

/** Faces of the laboratories for the tests, the one with the slowest proofs first. */
export const labTestings = labs
  .map(({ id }) => ({
    id,
    ...(
      require(`../../labs/${id}/testing/index.ts`) as {
        readonly testing: LabTesting;
      }
    ).testing,
  }))
  .sort((left, right) => right.secondsPerProof - left.secondsPerProof);

/** Kinds of proofs of every laboratory. */
export const proofKinds = mergeTables(labTestings.map(({ kinds }) => kinds));
