import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallWithApt, installWithApt } from './apt.mjs';
import { UserError } from './cli.mjs';
import { run, which } from './process.mjs';

// The headless shell comes first: it is the same engine without a window or a
// graphics process, and the tests take a fifth less time.
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Operations that finding a browser needs from the machine; tests inject
 * others.
 *
 * @typedef {object} BrowserHost
 * @property {NodeJS.ProcessEnv} env
 * @property {(command: string) => string | undefined} which
 * @property {(file: string) => boolean} starts
 * @property {() => boolean} canApt
 * @property {(name: string) => Promise<boolean>} apt
 * @property {() => Promise<string>} downloadedPath Path of the browser that
 *   Playwright downloads.
 * @property {() => Promise<boolean>} download
 */

/**
 * @param {string} root
 * @returns {BrowserHost}
 */
export function createBrowserHost(root) {
  return {
    env: process.env,
    which: (command) => which(command),
    // Starts the browser: Ubuntu's `chromium-browser` exists, but only says to
    // install a snap.
    starts: (file) =>
      spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0,
    canApt: canInstallWithApt,
    apt: (name) => installWithApt(name, root),
    downloadedPath: async () => {
      // Imported here: this module loads before the dependencies are installed.
      const { chromium } = await import('@playwright/test');
      return chromium.executablePath();
    },
    download: async () =>
      (await run(
        process.execPath,
        ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
        { cwd: root },
      )) === 0,
  };
}

/** @param {Pick<BrowserHost, 'which' | 'starts'>} machine */
function findSystemBrowser(machine) {
  return SYSTEM_BROWSERS.flatMap((name) => machine.which(name) ?? []).find(
    machine.starts,
  );
}

/**
 * @returns {string | undefined} Browser for a command run by hand, which
 *   installs nothing: `CHROMIUM_PATH`, else the system's.
 */
export function findBrowserForManualRun() {
  return (
    process.env.CHROMIUM_PATH ??
    findSystemBrowser({ which, starts: existsSync })
  );
}

/**
 * @param {BrowserHost} machine
 * @returns {Promise<string | undefined>} Path of the browser to test with, if
 *   there is one already.
 * @throws {UserError} when `CHROMIUM_PATH` names no browser that starts.
 */
export async function findBrowser(machine) {
  const chosenPath = machine.env.CHROMIUM_PATH;
  if (chosenPath) {
    if (machine.starts(chosenPath)) return chosenPath;
    throw new UserError(
      `CHROMIUM_PATH vale «${chosenPath}», y ahí no hay un navegador que arranque.`,
      'Corrige la variable o quítala para que se busque solo.',
    );
  }
  const system = findSystemBrowser(machine);
  if (system !== undefined) return system;
  const downloadedPath = await machine.downloadedPath();
  return machine.starts(downloadedPath) ? downloadedPath : undefined;
}

/**
 * Finds a browser or installs one: Debian's packages for root, else
 * Playwright's own download.
 *
 * @param {BrowserHost} machine
 * @returns {Promise<string>} Path of the browser.
 * @throws {UserError} when no browser starts and none could be installed.
 */
export async function ensureBrowser(machine) {
  const browserPath = await findBrowser(machine);
  if (browserPath !== undefined) return browserPath;

  if (machine.canApt()) {
    console.log('… Instalando Chromium con apt-get.');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await machine.apt(name);
      const installedPath = findSystemBrowser(machine);
      if (installedPath !== undefined) return installedPath;
    }
  }

  console.log('… Descargando el Chromium de Playwright.');
  await machine.download();
  const downloadedPath = await machine.downloadedPath();
  if (machine.starts(downloadedPath)) return downloadedPath;
  throw new UserError(
    'No hay ningún Chromium que arranque, y no se pudo instalar.',
    'Instálalo con «sudo npx playwright install --with-deps chromium», o indica el tuyo: CHROMIUM_PATH=/ruta/al/navegador npm run verify',
  );
}
