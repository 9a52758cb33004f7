import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { which } from '../process.mjs';
import { serializeCall, VIEWPORT } from './tab.mjs';

/** @typedef {import('./tab.mjs').Tab} Tab */

/** @returns {string | undefined} Path of Firefox, if it is installed. */
export function findFirefox() {
  return (
    which('firefox') ??
    which('firefox-esr') ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((file) =>
      existsSync(file),
    )
  );
}

/**
 * Opens Firefox over WebDriver BiDi, which needs no other program.
 *
 * @param {string} executablePath
 * @returns {Promise<Tab>}
 */
export async function openFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
  });
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(String(error));
  });
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: async (run, ...args) =>
      /** @type {Promise<ReturnType<typeof run>>} */ (
        page.evaluate(serializeCall(run, args))
      ),
    click: async (find, ...args) => {
      const handle = await page.evaluateHandle(serializeCall(find, args));
      const element = handle.asElement();
      if (!element) throw new Error('no está lo que había que pulsar');
      await /** @type {import('puppeteer-core').ElementHandle<Element>} */ (
        element
      ).click();
    },
    type: async (text) => {
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await page.keyboard.press('Enter');
        await page.keyboard.type(line);
      }
    },
    selectAll: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    complaints: () => complaints,
    screenshot: async (file) => {
      await page.screenshot({ path: /** @type {`${string}.png`} */ (file) });
    },
    close: () => browser.close(),
  };
}
