/** @jest-environment node */
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { ensureBuilt } from '../build.mjs';

let project: Awaited<ReturnType<typeof createTempFolder>>;
let builds: number;
let exitCode: number;

async function runDocusaurus(): Promise<number> {
  builds += 1;
  await project.write({ 'build/index.html': String(builds) });
  return exitCode;
}

const build = (env: NodeJS.ProcessEnv = {}) =>
  ensureBuilt({ root: project.root, env, execute: runDocusaurus });

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  project = await createTempFolder({
    'docs/a.mdx': 'a',
    'docs/build/b.mdx': 'b',
    'docusaurus.config.ts': '',
    'e2e/x.ts': '',
  });
  builds = 0;
  exitCode = 0;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await project.remove();
});

it('builds once while nothing changes', async () => {
  await build();
  await build();
  expect(builds).toBe(1);
  expect(console.log).toHaveBeenLastCalledWith(
    '✓ El sitio ya está construido y nada ha cambiado.',
  );
});

it.each([
  ['a lesson', { 'docs/a.mdx': 'changed' }],
  ['a file in a folder called build', { 'docs/build/b.mdx': 'changed' }],
  ['a new file', { 'static/new.svg': '' }],
  ['the configuration', { 'docusaurus.config.ts': 'changed' }],
])('builds again after a change of %s', async (_name, files) => {
  await build();
  await project.write(files);
  await build();
  expect(builds).toBe(2);
});

it('tells a moved border between two files from no change', async () => {
  await project.write({ 'docs/c1': 'x', 'docs/c2': 'yz' });
  await build();
  await project.write({ 'docs/c1': 'xy', 'docs/c2': 'z' });
  await build();
  expect(builds).toBe(2);
});

it.each(['SITE_URL', 'BASE_URL', 'GIPHY_API_KEY'])(
  'builds again for another %s',
  async (name) => {
    await build();
    await build({ [name]: 'x' });
    expect(builds).toBe(2);
  },
);

it.each([
  ['a test', { 'src/__tests__/a.test.ts': '' }],
  ['a browser test', { 'e2e/x.ts': 'changed' }],
  ['a cache', { '.docusaurus/x': '' }],
  ['notes', { 'web.log': '' }],
])('does not build again after a change of %s', async (_name, files) => {
  await build();
  await project.write(files);
  await build();
  expect(builds).toBe(1);
});

it('does not take a failed build for a good one', async () => {
  await build();
  await project.write({ 'docs/a.mdx': 'broken' });
  exitCode = 1;
  expect(await build()).toBe(false);
  exitCode = 0;
  await build();
  expect(builds).toBe(3);
});

it('does not trust a build that somebody else made', async () => {
  await build();
  await utimes(path.join(project.root, 'build/index.html'), 1, 1);
  await build();
  expect(builds).toBe(2);
});
