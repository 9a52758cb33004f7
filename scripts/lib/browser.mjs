import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallWithApt, installWithApt } from './apt.mjs';
import { UserError } from './cli.mjs';
import { run, which } from './process.mjs';

// The shell draws no window and needs no graphics process: the same engine, and
// the tests take a fifth less time.
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * What finding a browser needs from the machine; tests give another one.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {(command: string) => string | undefined} which
 * @property {(file: string) => boolean} starts
 * @property {() => boolean} canApt
 * @property {(name: string) => Promise<boolean>} apt
 * @property {() => Promise<string>} downloadedPath Where Playwright puts its own.
 * @property {() => Promise<boolean>} download
 */

/**
 * @param {string} root
 * @returns {Machine}
 */
export function thisMachine(root) {
  return {
    env: process.env,
    which: (command) => which(command),
    // Ubuntu's `chromium-browser` is there but only says to install a snap.
    starts: (file) =>
      spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0,
    canApt: canInstallWithApt,
    apt: (name) => installWithApt(name, root),
    downloadedPath: async () => {
      // Not at the top: this module loads before the installation.
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

/** @param {Pick<Machine, 'which' | 'starts'>} machine */
function systemBrowser(machine) {
  return SYSTEM_BROWSERS.flatMap((name) => machine.which(name) ?? []).find(
    machine.starts,
  );
}

/**
 * @returns {string | undefined} What a command run by hand opens, without installing: `CHROMIUM_PATH`, else the system's.
 */
export function browserByHand() {
  return (
    process.env.CHROMIUM_PATH ?? systemBrowser({ which, starts: existsSync })
  );
}

/**
 * @param {Machine} machine
 * @returns {Promise<string | undefined>} The browser to test with, if there is one already.
 */
export async function findBrowser(machine) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.starts(chosen)) return chosen;
    throw new UserError(
      `CHROMIUM_PATH vale «${chosen}», y ahí no hay un navegador que arranque.`,
      'Corrige la variable o quítala para que se busque solo.',
    );
  }
  const system = systemBrowser(machine);
  if (system !== undefined) return system;
  const downloaded = await machine.downloadedPath();
  return machine.starts(downloaded) ? downloaded : undefined;
}

/**
 * Finds a browser or installs one: Debian's packages for root, else Playwright's
 * own download.
 *
 * @param {Machine} machine
 * @returns {Promise<string>} Its path.
 */
export async function ensureBrowser(machine) {
  const found = await findBrowser(machine);
  if (found !== undefined) return found;

  if (machine.canApt()) {
    console.log('… Instalando Chromium con apt-get.');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await machine.apt(name);
      const installed = systemBrowser(machine);
      if (installed !== undefined) return installed;
    }
  }

  console.log('… Descargando el Chromium de Playwright.');
  await machine.download();
  const downloaded = await machine.downloadedPath();
  if (machine.starts(downloaded)) return downloaded;
  throw new UserError(
    'No hay ningún Chromium que arranque, y no se pudo instalar.',
    'Instálalo con «sudo npx playwright install --with-deps chromium», o indica el tuyo: CHROMIUM_PATH=/ruta/al/navegador npm run verify',
  );
}
