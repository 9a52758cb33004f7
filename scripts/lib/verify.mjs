import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseFlags } from './cli.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseSteps, steps } from './steps.mjs';

/**
 * Installs missing dependencies and runs every check, or only those of the
 * changed files.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code: 1 when anything failed.
 */
export async function runVerification(root, args) {
  const { values } = parseFlags(
    args,
    {
      only: { type: 'string' },
      from: { type: 'string' },
      todo: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      'after-test': { type: 'boolean', default: false },
    },
    'npm run verify [-- --only unit,links] [-- --from build] [-- --todo] [-- --changed] [-- --after-test]',
  );
  const chosenSteps = chooseSteps(steps, values);

  await ensureInstalled({ root });
  await mkdir(path.join(root, '.cache'), { recursive: true });
  if (values.changed) {
    const { verifyChanged } = await import('./changed.mjs');
    return verifyChanged(root);
  }
  const { runChecks } = await import('./checks.mjs');
  return runChecks(root, chosenSteps, {
    ignoreProofs: values.todo,
    reuseSteps: values['after-test'],
  });
}
