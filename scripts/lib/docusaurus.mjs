import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from './typescript.mjs';

/** @typedef {import('../../src/content/finding').Finding} Finding */

/**
 * Operations that the commands need from the project; tests inject others.
 *
 * @typedef {object} Tools
 * @property {() => Promise<readonly Finding[]>} check Finds everything wrong
 *   with the content.
 * @property {(output: string) => readonly Finding[]} translate Turns the output
 *   of Docusaurus into findings for authors.
 * @property {(findings: readonly Finding[]) => Promise<readonly Finding[]>} locate
 *   Adds the file to the findings that only have an address.
 * @property {(findings: readonly Finding[]) => string} format
 * @property {(args: readonly string[], onOutput: (text: string) => void) => Promise<number>} run
 *   Runs Docusaurus until it ends, and returns its exit code.
 * @property {() => Promise<void>} changed Resolves when an author has saved a
 *   file.
 * @property {(text: string) => void} print
 */

const DEBUG_HINT =
  'Corrige y vuelve a probar. Los campos están en CONTRIBUTING.md; DEBUG=1 muestra lo que dice la herramienta.';

const content = ['docs', 'blog', 'src/data', 'versioned_docs', 'static'];

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
function nextChange(root) {
  return new Promise((resolve) => {
    const watchers = content.map((folder) =>
      watch(path.join(root, folder), { recursive: true }, () => {
        for (const watcher of watchers) watcher.close();
        // An editor writes a file in several steps: waits for the last one.
        setTimeout(resolve, 200);
      }),
    );
  });
}

/**
 * Returns the environment to run Docusaurus in. SWC transpiles the site, and
 * Docusaurus warns about a Babel configuration next to it, so the variable
 * names a file that does not exist. To build without SWC, set the variable to
 * `babel.config.js`.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function docusaurusEnv(env) {
  return {
    DOCUSAURUS_BABEL_CONFIG_FILE_NAME: 'babel.config.absent.js',
    ...env,
  };
}

/**
 * @param {string} root
 * @returns {Tools['run']}
 */
export function runner(root) {
  return (args, onOutput) =>
    new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [
          path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
          ...args,
        ],
        {
          cwd: root,
          env: docusaurusEnv(
            process.stdout.isTTY
              ? { FORCE_COLOR: '1', ...process.env }
              : process.env,
          ),
          stdio: ['inherit', 'pipe', 'pipe'],
        },
      );
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', onOutput);
      // Ctrl+C also reaches the child: ignored here, so that this process ends
      // after it.
      process.on('SIGINT', () => undefined);
      process.once('SIGTERM', () => child.kill());
      child.once('close', (code) => {
        resolve(code ?? 1);
      });
    });
}

/**
 * @param {string} root
 * @returns {Promise<Tools>}
 */
async function toolsOf(root) {
  const [{ translateFaults }, { formatFindings }] = await Promise.all([
    /** @type {Promise<typeof import('../../src/content/check/toolFaults')>} */ (
      importTypeScript(root, 'src/content/check/toolFaults.ts')
    ),
    /** @type {Promise<typeof import('../../src/content/finding')>} */ (
      importTypeScript(root, 'src/content/finding.ts')
    ),
  ]);
  // Imported again on each call: the lists of `src/data`, which may have
  // changed, are bundled in it.
  const importCheck = () =>
    /** @type {Promise<typeof import('../../src/content/check')>} */ (
      importTypeScript(root, 'src/content/check/index.ts')
    );
  return {
    check: async () => (await importCheck()).checkContent(undefined, root),
    locate: async (findings) =>
      (await importCheck()).locateFindings(findings, root),
    translate: (output) => translateFaults(output, root),
    format: formatFindings,
    run: runner(root),
    changed: () => nextChange(root),
    print: (text) => {
      process.stdout.write(text);
    },
  };
}

/**
 * Withholds the output of a tool from its first error on: it is long and in
 * English, and the findings printed at the end replace it.
 *
 * @param {(text: string) => void} print
 * @param {boolean} showAll
 */
export function holdErrors(print, showAll) {
  let held = '';
  let isHolding = false;
  return {
    /** @param {string} text */
    take(text) {
      if (showAll) print(text);
      // eslint-disable-next-line no-control-regex -- colours are told to terminals by a control character
      const start = text.search(/(?:\x1b\[[\d;]*m)*\[ERROR\]/);
      if (!isHolding && start >= 0) {
        isHolding = true;
        if (!showAll) print(text.slice(0, start));
        held += text.slice(start);
      } else if (isHolding) held += text;
      else if (!showAll) print(text);
    },
    get text() {
      return held;
    },
  };
}

/**
 * @param {Tools} tools
 * @param {readonly Finding[]} findings
 */
function tell({ print, format }, findings) {
  print(`\n${format(findings)}\n\n${DEBUG_HINT}\n`);
}

/**
 * @param {Tools} tools
 * @param {readonly string[]} args
 * @param {boolean} showAll
 */
async function build(tools, args, showAll) {
  const found = await tools.check();
  if (found.length > 0) {
    tell(tools, found);
    return 1;
  }
  const errors = holdErrors(tools.print, showAll);
  const code = await tools.run(args, errors.take);
  if (code === 0) {
    if (!showAll) tools.print(errors.text);
    return 0;
  }
  const findings = await tools.locate(tools.translate(errors.text));
  if (findings.length > 0) tell(tools, findings);
  else if (!showAll)
    tools.print(
      `${errors.text}\n✗ El sitio no se pudo construir, y no por algo que se sepa explicar: lo de arriba es lo que dice Docusaurus.\n`,
    );
  return code;
}

/**
 * Creates a printer for the output of the running site. An error arrives in
 * several chunks, and once from each part of the site that it breaks: the
 * chunks are debounced into one message, printed once.
 *
 * @param {Tools} tools
 * @param {boolean} showAll
 */
function createTeller(tools, showAll) {
  let burst = '';
  let last = '';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const flush = () => {
    clearTimeout(timer);
    const text = burst;
    burst = '';
    const findings = showAll ? [] : tools.translate(text);
    const message = findings.length > 0 ? tools.format(findings) : '';
    if (message !== '' && message !== last) tell(tools, findings);
    if (message === '')
      tools.print(text.replace(/^.*compiled with \d+ errors?.*\n/gm, ''));
    if (message !== '') last = message;
    else if (/compiled successfully/.test(text)) last = '';
  };
  return {
    flush,
    /** @param {string} text */
    take(text) {
      burst += text;
      clearTimeout(timer);
      timer = setTimeout(flush, 150);
    },
  };
}

/**
 * @param {Tools} tools
 * @param {readonly string[]} args
 * @param {boolean} showAll
 */
async function start(tools, args, showAll) {
  // Docusaurus would end at the first finding; here, saving the file is enough.
  for (;;) {
    const found = await tools.check();
    if (found.length === 0) break;
    const saved = tools.changed();
    tell(tools, found);
    tools.print('… El sitio arranca en cuanto guardes lo que falta.\n');
    await saved;
  }
  const told = createTeller(tools, showAll);
  const code = await tools.run(args, told.take);
  told.flush();
  return code;
}

/**
 * Runs a command of Docusaurus, and prints what is wrong in Spanish, all at
 * once and last.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @param {Tools} [tools]
 * @returns {Promise<number>} The exit code.
 */
export async function docusaurus(root, args, tools) {
  const showAll = Boolean(process.env.DEBUG);
  const own = tools ?? (await toolsOf(root));
  return args[0] === 'start'
    ? start(own, args, showAll)
    : build(own, args, showAll);
}
