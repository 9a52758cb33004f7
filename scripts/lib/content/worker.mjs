import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { defineEmulatorGlobals } from '../linux-image/emulator.mjs';

/**
 * Request of the parent process: to open the content, or to make the proof in
 * this place of a page.
 *
 * @typedef {{kind: 'open', module: string, root: string, engine: import('../../../src/labs').LabId} | {kind: 'prove', index: number, page: string, place: number, seed?: string | undefined}} Request
 */

/**
 * @typedef {{kind: 'opened'} | {kind: 'proved', index: number, faults: readonly string[], notes: readonly string[], seconds: number}} Answer
 */

/** @type {ReturnType<typeof import('../../../src/testing/content')['createProofFinder']> | undefined} */
let findProof;

/** @param {Answer} answer */
const sendAnswer = (answer) => process.send?.(answer);

/** @param {Extract<Request, {kind: 'open'}>} request */
async function openEngine({ module, root, engine }) {
  process.chdir(root);
  if (engine === 'linux') await defineEmulatorGlobals(root);
  /** @type {typeof import('../../../src/testing/content')} */
  const { createProofFinder } = await import(pathToFileURL(module).href);
  findProof = createProofFinder();
  sendAnswer({ kind: 'opened' });
}

/** @param {Extract<Request, {kind: 'prove'}>} request */
async function makeProof({ index, page, place, seed }) {
  const start = performance.now();
  /** @type {import('../../../src/testing/content/types').Verdict} */
  let verdict;
  try {
    verdict = (await findProof?.(page, place)?.prove(seed)) ?? {
      faults: [
        `No hay ninguna demostración con el número ${place} en ${page}.`,
      ],
      notes: [],
    };
  } catch (error) {
    const { stack } = /** @type {Error} */ (error);
    verdict = { faults: [stack ?? String(error)], notes: [] };
  }
  const seconds = (performance.now() - start) / 1000;
  sendAnswer({ kind: 'proved', index, seconds, ...verdict });
}

process.on('message', (message) => {
  const request = /** @type {Request} */ (message);
  void (request.kind === 'open' ? openEngine(request) : makeProof(request));
});
// Ends with the parent process, which is the only one to send requests.
process.on('disconnect', () => process.exit());
