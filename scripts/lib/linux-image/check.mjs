import path from 'node:path';
import { runBootChecks } from './boot-test.mjs';
import { startMachine } from './machine.mjs';
import {
  IMAGE_FOLDER,
  readInstalledV86Version,
  readManifest,
} from './manifest.mjs';
import { ensureStore } from './store.mjs';
import { compareWithManifest } from './verify.mjs';

/**
 * @param {readonly string[]} problems
 * @returns {number} The exit code.
 */
function printProblems(problems) {
  for (const problem of problems) console.error(`✗ ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

/**
 * Boots an image, from its kernel and from its snapshot, and checks both
 * machines.
 *
 * @param {string} root Root of the repository.
 * @param {string} folder Folder of the image.
 * @returns {Promise<string[]>} Failed conditions, in Spanish.
 */
export async function bootImage(root, folder) {
  const { memoryMb } = await readManifest(folder);
  const store = await ensureStore({ root, image: folder });
  for (const fromSnapshot of [false, true]) {
    const start = Date.now();
    const machine = await startMachine({
      root,
      folder,
      store,
      memoryMb,
      fromSnapshot,
    });
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const problems = await runBootChecks(machine);
    await machine.end();
    if (problems.length > 0) return problems;
    console.log(
      `✓ ${fromSnapshot ? 'desde la instantánea' : 'desde el principio'}: responde a los ${seconds} s y pasa las pruebas`,
    );
  }
  return [];
}

/**
 * Compares the committed image with its manifest and boots it.
 *
 * @param {string} root Root of the repository.
 * @returns {Promise<number>} The exit code.
 */
export async function checkImage(root) {
  const folder = path.join(root, IMAGE_FOLDER);
  const differences = await compareWithManifest(
    folder,
    await readInstalledV86Version(root),
  );
  if (differences.length > 0) return printProblems(differences);
  const { files } = await readManifest(folder);
  console.log(
    `✓ ${IMAGE_FOLDER}: ${files.count} archivos, iguales a los del manifiesto`,
  );
  return printProblems(await bootImage(root, folder));
}
