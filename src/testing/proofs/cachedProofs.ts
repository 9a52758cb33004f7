import path from 'node:path';
import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import { hashCode } from '@site/scripts/lib/proofs/inputs.mjs';

/**
 * Creates proofs for slow tests with few inputs: a proof is not repeated while
 * the code, the machine and the parts given to it stay the same.
 *
 * @param file The test file.
 * @param machine Digest of the engine that runs the code.
 */
export function createCachedProofs(file: string, machine: string) {
  const root = process.cwd();
  return createProofs({
    root,
    kind: path.basename(file).replace(/\.test\.tsx?$/, ''),
    dependsOn: [hashCode(root, [path.relative(root, file)]), machine],
  });
}
