/** @jest-environment node */
import { ensureBrowser, findBrowser, type BrowserHost } from '../browser.mjs';

const DOWNLOADED = '/home/ana/.cache/ms-playwright/chrome';

/** Creates a machine whose only browsers are the listed files. */
function machine(
  browsers: readonly string[],
  more: Partial<BrowserHost> = {},
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
    ...more,
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
  const here = machine(browsers, { env });
  expect(await ensureBrowser(here)).toBe(expected);
  expect(here.log).toEqual([]);
});

it('passes over a command that is there but does not start', async () => {
  const here = machine(['/usr/bin/google-chrome'], {
    which: (name) => `/usr/bin/${name}`,
  });
  expect(await findBrowser(here)).toBe('/usr/bin/google-chrome');
});

it('refuses a CHROMIUM_PATH that is no browser', async () => {
  const here = machine(['/usr/bin/chromium'], {
    env: { CHROMIUM_PATH: '/nada' },
  });
  await expect(ensureBrowser(here)).rejects.toThrow(
    'CHROMIUM_PATH vale «/nada»',
  );
});

it('installs the Debian package when it may', async () => {
  const here = machine([], { canApt: () => true });
  expect(await ensureBrowser(here)).toBe('/usr/bin/chromium-headless-shell');
  expect(here.log).toEqual(['apt chromium-headless-shell']);
});

it('installs the whole browser where there is no package of the shell', async () => {
  const files = new Set<string>();
  const here = machine([], {
    canApt: () => true,
    which: (name) => `/usr/bin/${name}`,
    starts: (file) => files.has(file),
    apt: (name) => {
      if (name === 'chromium') files.add('/usr/bin/chromium');
      return Promise.resolve(files.size > 0);
    },
  });
  expect(await ensureBrowser(here)).toBe('/usr/bin/chromium');
});

it("downloads Playwright's when the package does not help", async () => {
  const here = machine([], {
    canApt: () => true,
    apt: () => Promise.resolve(false),
  });
  expect(await ensureBrowser(here)).toBe(DOWNLOADED);
});

it('says which command to run when nothing worked', async () => {
  const here = machine([], { download: () => Promise.resolve(false) });
  await expect(ensureBrowser(here)).rejects.toThrow(
    'sudo npx playwright install --with-deps chromium',
  );
});
