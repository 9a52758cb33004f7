import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseFlags, UserError } from './cli.mjs';
import { ensureInstalled } from './install.mjs';
import { chooseSampleSteps, steps } from './steps.mjs';
import { getField } from './test-results.mjs';

/** Upper limit of random seeds: longer ones are harder to type again. */
const MAX_SEED = 1_000_000;

/**
 * @param {string | undefined} seedText Value of the variable `SEED`.
 * @returns {string}
 * @throws {UserError} when it is not a number.
 */
export function readSeed(seedText) {
  if (!seedText) return String(randomInt(MAX_SEED));
  if (!/^\d+$/.test(seedText))
    throw new UserError(
      `SEED vale «${seedText}», y tiene que ser un número.`,
      'Por ejemplo: SEED=7 npm test',
    );
  return seedText;
}

/**
 * Formats what a sample leaves out, and the command that proves it.
 *
 * @param {readonly import('./runner.mjs').Outcome[]} outcomes
 * @param {readonly unknown[]} results Parsed report of each step's tests.
 * @param {string} seed
 * @returns {string}
 */
export function formatLeftOut(outcomes, results, seed) {
  const content = outcomes.findIndex(
    ({ step }) => step.tests?.kind === 'content',
  );
  const left = getField(results[content], 'left') ?? {};
  const kinds = Object.entries(left).map(
    ([label, count]) => `${count} ${label}`,
  );
  const skippedSteps = outcomes
    .filter(({ status }) => status === 'skipped')
    .map(({ step, reason }) => `el paso ${step.name} (${reason})`);
  const parts = [
    ...skippedSteps,
    ...kinds,
    'las demás respuestas de los ejercicios de la muestra',
    'las demás tarjetas de error',
    'las pruebas que arrancan la máquina de Linux',
    'las demás pruebas del navegador',
    'el curso de prueba bajo /sub/',
    'nginx',
    'la imagen de Linux',
  ];
  return `No se demostró: ${parts.join(', ')}. Lo demuestra «npm run verify». Esta muestra se repite con SEED=${seed}.`;
}

/**
 * Installs missing dependencies and runs the quick check: every quick step and
 * a sample of the slow ones.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code: 1 when anything failed.
 */
export async function runQuickCheck(root, args) {
  const { positionals } = parseFlags(args, {}, '[SEED=7] npm test');
  if (positionals.length > 0)
    throw new UserError(
      `«npm test» no lleva nombres de pruebas: ${positionals.join(' ')}`,
      `Para unas pocas: npx jest ${positionals.join(' ')}`,
    );
  const seed = readSeed(process.env.SEED);
  await ensureInstalled({ root });
  await mkdir(path.join(root, '.cache'), { recursive: true });
  console.log(`… Muestra: SEED=${seed}`);
  const { runChecks } = await import('./checks.mjs');
  return runChecks(root, chooseSampleSteps(steps), {
    seed,
    conclude: (outcomes, results) => formatLeftOut(outcomes, results, seed),
  });
}
