import { defineConfig } from '@playwright/test';
import { which } from './scripts/lib/process.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Tests of the built site: they need `build/` and the browser that `verify` found. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
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
    launchOptions: {
      // `npm run verify` names the browser; by hand, the system's will do.
      executablePath: process.env.CHROMIUM_PATH ?? which('chromium'),
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
