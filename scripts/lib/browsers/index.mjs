import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLabWords } from '../bench-labs.mjs';
import { parseFlags, UserError } from '../cli.mjs';
import { isFile } from '../files.mjs';
import { startServer } from '../static-server.mjs';
import { findFirefox, openFirefox } from './firefox.mjs';
import { probes as commonProbes } from './probes.mjs';
import { sqlProbes } from './sql-probes.mjs';
import { findWebKit, openWebKit } from './webkit.mjs';

/** @typedef {import('./tab.mjs').Tab} Tab */
/** @typedef {import('./probes.mjs').ProbeContext} Visit */

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string} missing Command that installs it on Debian.
 * @property {() => string | undefined} find
 * @property {(program: string) => Promise<Tab>} open
 */

/** @type {readonly Browser[]} */
const supportedBrowsers = [
  {
    name: 'firefox',
    missing: 'apt install firefox-esr',
    find: findFirefox,
    open: openFirefox,
  },
  {
    name: 'webkit',
    missing: 'apt install webkit2gtk-driver xvfb',
    find: findWebKit,
    open: openWebKit,
  },
];

/** Everything that is probed, in order. */
const probes = [...commonProbes, ...sqlProbes];

const SCREENSHOTS_FOLDER = 'test-results/browsers';

/** Time limit of a probe: a driver may stop answering. */
const PROBE_TIMEOUT_MS = 120_000;

/**
 * @param {number} ms
 * @param {Promise<void>} work
 */
async function withTimeout(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no acaba en ${ms / 1000} s`));
    }, ms);
  });
  await Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * @param {string} root
 * @param {Browser} browser
 * @param {string} program
 * @returns {Promise<number>} Number of probes that failed.
 */
async function runProbes(root, { name, open }, program) {
  const site = path.join(root, 'build');
  let server = await startServer({ root: site, port: 0 });
  const { url } = server;
  const port = Number(new URL(url).port);
  const words = await readLabWords(root);
  const solution = await readFile(
    path.join(
      root,
      'docs/stevelabs/program1/1-empezar/_salida/recibo/solucion.c',
    ),
    'utf8',
  );
  await mkdir(path.join(root, SCREENSHOTS_FOLDER), { recursive: true });
  let failedCount = 0;
  for (const [index, probe] of probes.entries()) {
    const tab = await open(program);
    const start = Date.now();
    try {
      await withTimeout(
        PROBE_TIMEOUT_MS,
        probe.run({
          tab,
          url: url.replace(/\/$/, ''),
          words,
          solution,
          disconnect: () => server.close(),
          connect: async () => {
            server = await startServer({ root: site, port });
          },
        }),
      );
      console.log(`✓ ${name}: ${probe.name} (${Date.now() - start} ms)`);
    } catch (error) {
      failedCount += 1;
      const shot = `${SCREENSHOTS_FOLDER}/${name}-${index + 1}.png`;
      await tab.screenshot(path.join(root, shot)).catch(() => undefined);
      console.log(
        `✗ ${name}: ${probe.name}\n  ${error instanceof Error ? error.message : String(error)}\n  ${shot}`,
      );
    } finally {
      await tab.close();
    }
  }
  await server.close();
  return failedCount;
}

/**
 * Runs the most usual actions of readers in the browsers that the tests of the
 * pages do not use, on the built site.
 *
 * @param {string} root
 * @param {readonly string[]} args Names of browsers; all installed ones when
 *   empty.
 * @returns {Promise<number>} The exit code.
 */
export async function probeBrowsers(root, args) {
  const { positionals } = parseFlags(
    args,
    {},
    'npm run browsers [-- firefox webkit]',
  );
  const unknownNames = positionals.filter(
    (name) => !supportedBrowsers.some((browser) => browser.name === name),
  );
  if (unknownNames.length > 0)
    throw new UserError(
      `No se conoce el navegador «${unknownNames.join('», «')}».`,
      `Los que hay: ${supportedBrowsers.map(({ name }) => name).join(', ')}. Chromium lo prueba «npm run verify».`,
    );
  if (!(await isFile(path.join(root, 'build/index.html'))))
    throw new UserError(
      'No hay nada construido.',
      'Prueba antes: npm run build',
    );
  let failedCount = 0;
  let doneCount = 0;
  for (const browser of supportedBrowsers) {
    if (positionals.length > 0 && !positionals.includes(browser.name)) continue;
    const program = browser.find();
    if (program === undefined) {
      console.log(`– ${browser.name} no está: ${browser.missing}`);
      continue;
    }
    failedCount += await runProbes(root, browser, program);
    doneCount += probes.length;
  }
  console.log(`\n${doneCount - failedCount} pasan, ${failedCount} fallan.`);
  return failedCount > 0 || doneCount === 0 ? 1 : 0;
}
