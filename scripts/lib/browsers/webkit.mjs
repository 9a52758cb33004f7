import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { which } from '../process.mjs';
import { findFreePort } from '../port.mjs';
import { serializeCall, VIEWPORT } from './tab.mjs';

/** @typedef {import('./tab.mjs').Tab} Tab */

/**
 * Paths of the window that WebKit's driver opens, where Debian installs it, by
 * version of its interface.
 */
const MINI_BROWSER_PATHS = ['6.0', '4.1', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** Number of a display that is unlikely to be in use. */
const VIRTUAL_DISPLAY = ':97';

/**
 * @returns {string | undefined} Path of WebKit's window, if it and its driver
 *   are installed.
 */
export function findWebKit() {
  return which('WebKitWebDriver') && which('Xvfb')
    ? MINI_BROWSER_PATHS.find((file) => existsSync(file))
    : undefined;
}

/** Time limit for the driver to listen. */
const START_TIMEOUT_MS = 10_000;

/**
 * Time limit to quit: a driver that stopped answering does not close its window
 * either.
 */
const QUIT_TIMEOUT_MS = 5000;

/** @param {string} url */
async function waitUntilListening(url) {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Opens a window of WebKit through its driver.
 *
 * @param {string} binary
 * @param {string} url Address of the driver.
 */
async function openWindow(binary, url) {
  await waitUntilListening(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await driver
    .manage()
    .window()
    .setRect({ ...VIEWPORT, x: 0, y: 0 });
  return driver;
}

/**
 * Opens WebKitGTK over WebDriver, in a virtual display.
 *
 * @param {string} binary
 * @returns {Promise<Tab>}
 */
export async function openWebKit(binary) {
  const port = await findFreePort();
  const display = spawn(
    'Xvfb',
    [VIRTUAL_DISPLAY, '-screen', '0', '1280x1024x24'],
    {
      stdio: 'ignore',
    },
  );
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: VIRTUAL_DISPLAY },
  });
  const stopProcesses = () => {
    server.kill();
    display.kill();
  };
  const driver = await openWindow(binary, `http://127.0.0.1:${port}`).catch(
    (/** @type {unknown} */ error) => {
      stopProcesses();
      throw error;
    },
  );
  return {
    goto: (address) => driver.get(address),
    evaluate: (run, ...args) =>
      driver.executeScript(`return ${serializeCall(run, args)}`),
    click: async (find, ...args) => {
      /** @type {import('selenium-webdriver').WebElement | null} */
      const element = await driver.executeScript(
        `return ${serializeCall(find, args)}`,
      );
      if (!element) throw new Error('no está lo que había que pulsar');
      await element.click();
    },
    type: async (text) => {
      await driver
        .actions()
        .sendKeys(text.replaceAll('\n', Key.ENTER))
        .perform();
    },
    selectAll: async () => {
      await driver
        .actions()
        .keyDown(Key.CONTROL)
        .sendKeys('a')
        .keyUp(Key.CONTROL)
        .perform();
    },
    // The driver does not report the console.
    complaints: () => [],
    screenshot: async (file) => {
      await writeFile(file, await driver.takeScreenshot(), 'base64');
    },
    close: async () => {
      await Promise.race([
        driver.quit().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS)),
      ]);
      stopProcesses();
    },
  };
}
