import path from 'node:path';
import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import { hashCode } from '@site/scripts/lib/proofs/inputs.mjs';

/**
 * For tests that take long and depend on little: what one of them expects of
 * something is not repeated while that, the code and the machine are the same.
 *
 * @param file The file of the test.
 * @param machine Digest of what the code is run with.
 */
export function createOnce(file: string, machine: string) {
  const root = process.cwd();
  return createProofs({
    root,
    kind: path.basename(file).replace(/\.test\.tsx?$/, ''),
    dependsOn: [hashCode(root, [path.relative(root, file)]), machine],
  });
}
