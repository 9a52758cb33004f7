import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowserForManualRun } from './scripts/lib/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Tests of the built site: they need `build/` and the browser that `verify` found. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: os.availableParallelism(),
  // A test that passes when it is repeated is told as unstable: see scripts/lib/report.mjs.
  retries: 1,
  forbidOnly: true,
  // On two cores that do something else too: what hangs is found all the same.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [
    ['line'],
    ['./e2e/support/cellReporter.ts'],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/playwright.json',
      },
    ],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-MX',
    // What it fetches, a test of a page cannot intercept.
    serviceWorkers: 'block',
    launchOptions: {
      // `npm run verify` names the browser; by hand, the system's will do.
      executablePath: findBrowserForManualRun(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: `node e2e/support/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
