import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { ensureLabs } from './index.mjs';

const RUN_TIMEOUT_MS = 2000;

const requireForModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Replaces the titles of the lessons, which only a build of the site has. */
const emptyTitlesPlugin = {
  name: 'without-titles',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@site-pages\/titles$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'titles',
    }));
    onLoad({ filter: /./, namespace: 'titles' }, () => ({
      contents: 'export default {}',
    }));
  },
};

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<string>} Address of the bundle, which Node can import.
 */
async function bundle(root, folder, name) {
  const outfile = path.join(folder, `${path.basename(name, '.ts')}.mjs`);
  await build({
    entryPoints: [path.join(root, 'src/labs/c', name)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    // Bundled packages may still call `require` for modules of Node.
    banner: { js: requireForModules },
    alias: { '@site': root },
    plugins: [emptyTitlesPlugin],
  });
  return pathToFileURL(outfile).href;
}

const runnerWorkerSource = `
const { parentPort, workerData } = require('node:worker_threads');
const { module, wasm, text } = workerData;
import(module)
  .then(({ runInNode }) => runInNode(wasm, { stdin: { kind: 'preset', text } }))
  .then(({ events, ...result }) => parentPort.postMessage(result));
`;

/**
 * Creates a function that runs a program with a time limit: mutated programs
 * may never end.
 *
 * @param {string} module
 * @returns {import('../../../src/labs/c/explain/testing/firstCard').RunProgram}
 */
const createRunner =
  (module) =>
  (wasm, text = '') =>
    new Promise((resolve, reject) => {
      const worker = new Worker(runnerWorkerSource, {
        eval: true,
        workerData: { module, wasm, text },
      });
      const timer = setTimeout(() => {
        resolve({
          end: { kind: 'time-limit', ms: RUN_TIMEOUT_MS },
          findings: [],
          files: [],
          elapsedMs: RUN_TIMEOUT_MS,
          stdout: '',
        });
        void worker.terminate();
      }, RUN_TIMEOUT_MS);
      worker.once('error', reject);
      worker.once('message', (result) => {
        clearTimeout(timer);
        resolve(result);
        void worker.terminate();
      });
    });

/**
 * Mutates the programs of the course as beginners do, and prints the first
 * message that the learner reads for each, to be judged by reading.
 *
 * @param {string} root
 * @param {readonly string[]} given Number of mutations, and seed.
 * @returns {Promise<number>} The exit code.
 */
export async function tryCards(root, [count = '200', seed = '1']) {
  await ensureLabs({ root });
  const folder = path.join(root, '.cache', 'cards');
  await mkdir(folder, { recursive: true });
  const engine = await bundle(root, folder, 'testing/nodeCompiler.ts');
  const reader = await bundle(root, folder, 'explain/testing/tried.ts');
  const checker = await bundle(root, folder, 'engine/checker/index.ts');
  /** @type {typeof import('../../../src/labs/c/testing/nodeCompiler')} */
  const { getNodeCompiler } = await import(engine);
  /** @type {typeof import('../../../src/labs/c/explain/testing/tried')} */
  const { reportMutants } = await import(reader);
  /** @type {typeof import('../../../src/labs/c/engine/checker')} */
  const { checkProgram } = await import(checker);
  const tools = {
    compiler: await getNodeCompiler(),
    run: createRunner(engine),
    /** @param {Uint8Array} wasm @param {string} stdin */
    watch: (wasm, stdin) => checkProgram(wasm, { stdin }),
  };
  for await (const text of reportMutants(Number(count), Number(seed), tools))
    console.log(text);
  return 0;
}
