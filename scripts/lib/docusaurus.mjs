import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from './typescript.mjs';

/** @typedef {import('../../src/content/finding').Finding} Finding */

/**
 * Operations that the commands need from the project; tests inject others.
 *
 * @typedef {object} ProjectTools
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
  'Corrige y vuelve a probar. Los campos están en CONTRIBUTING.md y los de un laboratorio, en su README.md; DEBUG=1 muestra lo que dice la herramienta.';

const contentFolders = ['docs', 'blog', 'src/data', 'versioned_docs', 'static'];

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
function waitForChange(root) {
  return new Promise((resolve) => {
    const watchers = contentFolders.map((folder) =>
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
export function createDocusaurusEnv(env) {
  return {
    DOCUSAURUS_BABEL_CONFIG_FILE_NAME: 'babel.config.absent.js',
    ...env,
  };
}

/**
 * @param {string} root
 * @returns {ProjectTools['run']}
 */
export function createRunner(root) {
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
          env: createDocusaurusEnv(
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
 * @returns {Promise<ProjectTools>}
 */
async function createTools(root) {
  const [{ translateFaults }, { formatFindings }] = await Promise.all([
    /** @type {Promise<typeof import('../../src/contentCheck/toolFaults')>} */ (
      importTypeScript(root, 'src/contentCheck/toolFaults.ts')
    ),
    /** @type {Promise<typeof import('../../src/content/finding')>} */ (
      importTypeScript(root, 'src/content/finding.ts')
    ),
  ]);
  // Imported again on each call: the lists of `src/data`, which may have
  // changed, are bundled in it.
  const importCheck = () =>
    /** @type {Promise<typeof import('../../src/contentCheck')>} */ (
      importTypeScript(root, 'src/contentCheck/index.ts')
    );
  return {
    check: async () => (await importCheck()).checkContent(undefined, root),
    locate: async (findings) =>
      (await importCheck()).locateFindings(findings, root),
    translate: (output) => translateFaults(output, root),
    format: formatFindings,
    run: createRunner(root),
    changed: () => waitForChange(root),
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
export function createErrorBuffer(print, showAll) {
  let bufferedText = '';
  let isBuffering = false;
  return {
    /** @param {string} text */
    write(text) {
      if (showAll) print(text);
      // eslint-disable-next-line no-control-regex -- colours are told to terminals by a control character
      const start = text.search(/(?:\x1b\[[\d;]*m)*\[ERROR\]/);
      if (!isBuffering && start >= 0) {
        isBuffering = true;
        if (!showAll) print(text.slice(0, start));
        bufferedText += text.slice(start);
      } else if (isBuffering) bufferedText += text;
      else if (!showAll) print(text);
    },
    get text() {
      return bufferedText;
    },
  };
}

/**
 * @param {ProjectTools} tools
 * @param {readonly Finding[]} findings
 */
function printFindings({ print, format }, findings) {
  print(`\n${format(findings)}\n\n${DEBUG_HINT}\n`);
}

/**
 * @param {ProjectTools} tools
 * @param {readonly string[]} args
 * @param {boolean} showAll
 */
async function buildSite(tools, args, showAll) {
  const contentFindings = await tools.check();
  if (contentFindings.length > 0) {
    printFindings(tools, contentFindings);
    return 1;
  }
  const errors = createErrorBuffer(tools.print, showAll);
  const code = await tools.run(args, errors.write);
  if (code === 0) {
    if (!showAll) tools.print(errors.text);
    return 0;
  }
  const findings = await tools.locate(tools.translate(errors.text));
  if (findings.length > 0) printFindings(tools, findings);
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
 * @param {ProjectTools} tools
 * @param {boolean} showAll
 */
function createOutputPrinter(tools, showAll) {
  let pendingOutput = '';
  let lastMessage = '';
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const flush = () => {
    clearTimeout(timer);
    const text = pendingOutput;
    pendingOutput = '';
    const findings = showAll ? [] : tools.translate(text);
    const message = findings.length > 0 ? tools.format(findings) : '';
    if (message !== '' && message !== lastMessage)
      printFindings(tools, findings);
    if (message === '')
      tools.print(text.replace(/^.*compiled with \d+ errors?.*\n/gm, ''));
    if (message !== '') lastMessage = message;
    else if (/compiled successfully/.test(text)) lastMessage = '';
  };
  return {
    flush,
    /** @param {string} text */
    take(text) {
      pendingOutput += text;
      clearTimeout(timer);
      timer = setTimeout(flush, 150);
    },
  };
}

/**
 * @param {ProjectTools} tools
 * @param {readonly string[]} args
 * @param {boolean} showAll
 */
async function startSite(tools, args, showAll) {
  // Docusaurus would end at the first finding; here, saving the file is enough.
  for (;;) {
    const findings = await tools.check();
    if (findings.length === 0) break;
    const savePromise = tools.changed();
    printFindings(tools, findings);
    tools.print('… El sitio arranca en cuanto guardes lo que falta.\n');
    await savePromise;
  }
  const outputPrinter = createOutputPrinter(tools, showAll);
  const code = await tools.run(args, outputPrinter.take);
  outputPrinter.flush();
  return code;
}

/**
 * Runs a command of Docusaurus and prints its faults in Spanish, together and
 * last.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @param {ProjectTools} [tools]
 * @returns {Promise<number>} The exit code.
 */
export async function runDocusaurus(root, args, tools) {
  const showAll = Boolean(process.env.DEBUG);
  const activeTools = tools ?? (await createTools(root));
  return args[0] === 'start'
    ? startSite(activeTools, args, showAll)
    : buildSite(activeTools, args, showAll);
}
