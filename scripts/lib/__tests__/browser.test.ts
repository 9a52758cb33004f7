/** @jest-environment node */
import { ensureBrowser, findBrowser, type BrowserHost } from '../browser.mjs';

const DOWNLOADED = '/home/ana/.cache/ms-playwright/chrome';

/** Creates a machine whose only browsers are the listed files. */
function machine(
  browsers: readonly string[],
  overrides: Partial<BrowserHost> = {},
): BrowserHost & { readonly log: string[] } {
  const present = new Set(browsers);
  const log: string[] = [];
  return {
    log,
    env: {},
    which: (name) => [...present].find((file) => file.endsWith(`/bin/${name}`)),
    starts: (file) => present.has(file),
    canApt: () => false,
    apt: (name) => {
      log.push(`apt ${name}`);
      present.add(`/usr/bin/${name}`);
      return Promise.resolve(true);
    },
    downloadedPath: () => Promise.resolve(DOWNLOADED),
    download: () => {
      log.push('download');
      present.add(DOWNLOADED);
      return Promise.resolve(true);
    },
    ...overrides,
  };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  [
    'what CHROMIUM_PATH names',
    ['/opt/own', '/usr/bin/chromium'],
    { CHROMIUM_PATH: '/opt/own' },
    '/opt/own',
  ],
  [
    "the system's headless shell before its Chromium",
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    {},
    '/usr/bin/chromium-headless-shell',
  ],
  [
    "the system's Chromium",
    ['/usr/bin/google-chrome', '/usr/bin/chromium'],
    {},
    '/usr/bin/chromium',
  ],
  [
    "the system's Chrome",
    ['/usr/bin/google-chrome'],
    {},
    '/usr/bin/google-chrome',
  ],
  ["Playwright's download", [DOWNLOADED], {}, DOWNLOADED],
])('takes %s without installing', async (_name, browsers, env, expected) => {
  const host = machine(browsers, { env });
  expect(await ensureBrowser(host)).toBe(expected);
  expect(host.log).toEqual([]);
});

it('passes over a command that is there but does not start', async () => {
  const host = machine(['/usr/bin/google-chrome'], {
    which: (name) => `/usr/bin/${name}`,
  });
  expect(await findBrowser(host)).toBe('/usr/bin/google-chrome');
});

it('refuses a CHROMIUM_PATH that is no browser', async () => {
  const host = machine(['/usr/bin/chromium'], {
    env: { CHROMIUM_PATH: '/nada' },
  });
  await expect(ensureBrowser(host)).rejects.toThrow(
    'CHROMIUM_PATH vale «/nada»',
  );
});

it('installs the Debian package when it may', async () => {
  const host = machine([], { canApt: () => true });
  expect(await ensureBrowser(host)).toBe('/usr/bin/chromium-headless-shell');
  expect(host.log).toEqual(['apt chromium-headless-shell']);
});

it('installs the whole browser where there is no package of the shell', async () => {
  const files = new Set<string>();
  const host = machine([], {
    canApt: () => true,
    which: (name) => `/usr/bin/${name}`,
    starts: (file) => files.has(file),
    apt: (name) => {
      if (name === 'chromium') files.add('/usr/bin/chromium');
      return Promise.resolve(files.size > 0);
    },
  });
  expect(await ensureBrowser(host)).toBe('/usr/bin/chromium');
});

it("downloads Playwright's when the package does not help", async () => {
  const host = machine([], {
    canApt: () => true,
    apt: () => Promise.resolve(false),
  });
  expect(await ensureBrowser(host)).toBe(DOWNLOADED);
});

it('says which command to run when nothing worked', async () => {
  const host = machine([], { download: () => Promise.resolve(false) });
  await expect(ensureBrowser(host)).rejects.toThrow(
    'sudo npx playwright install --with-deps chromium',
  );
});
