/** @jest-environment node */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { assertInstalled, ensureInstalled } from '../install.mjs';

let project: Awaited<ReturnType<typeof createTempFolder>>;
let calls: string[];
let exitCode: number;

/** Replaces npm: empties the folder first, as `npm ci` does. */
async function runNpm(
  command: string,
  args: readonly string[],
): Promise<number> {
  calls.push([path.basename(command), ...args].join(' '));
  const modules = path.join(project.root, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  if (exitCode === 0) await mkdir(modules);
  return exitCode;
}

const install = () => ensureInstalled({ root: project.root, execute: runNpm });

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  project = await createTempFolder({ 'package-lock.json': '{"a":1}' });
  calls = [];
  exitCode = 0;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await project.remove();
});

it('installs what is missing, development packages too, and only once', async () => {
  await install();
  await install();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/ci --include=dev --prefer-offline$/);
  expect(console.log).toHaveBeenLastCalledWith('✓ Dependencias ya instaladas.');
});

describe('after npm ci by hand', () => {
  const lockfile = (fields: Readonly<Record<string, unknown>> = {}) =>
    JSON.stringify({
      packages: {
        '': { name: 'site' },
        'node_modules/a': { version: '1.0.0', integrity: 'x' },
        'node_modules/other-system': { version: '1.0.0', optional: true },
        ...fields,
      },
    });
  const installedText = JSON.stringify({
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } },
  });

  it('installs nothing when all is there but what is for other systems', async () => {
    await project.write({
      'package-lock.json': lockfile(),
      'node_modules/.package-lock.json': installedText,
    });
    await install();
    expect(calls).toEqual([]);
  });

  it.each([
    ['is missing', { 'node_modules/b': { version: '1.0.0', dev: true } }],
    [
      'has another version',
      { 'node_modules/a': { version: '2.0.0', integrity: 'x' } },
    ],
    [
      'has another content',
      { 'node_modules/a': { version: '1.0.0', integrity: 'y' } },
    ],
  ])('installs when a package %s', async (_, fields) => {
    await project.write({
      'package-lock.json': lockfile(fields),
      'node_modules/.package-lock.json': installedText,
    });
    await install();
    expect(calls).toHaveLength(1);
  });
});

it('installs again when the lockfile changed', async () => {
  await install();
  await project.write({ 'package-lock.json': '{"a":2}' });
  await install();
  expect(calls).toHaveLength(2);
});

it('installs again when node_modules is gone', async () => {
  await install();
  await rm(path.join(project.root, 'node_modules'), { recursive: true });
  await install();
  expect(calls).toHaveLength(2);
});

it('does not take a failed installation for a good one', async () => {
  exitCode = 1;
  await expect(install()).rejects.toThrow(
    'No se pudieron instalar las dependencias',
  );
  exitCode = 0;
  await install();
  expect(calls).toHaveLength(2);
});

it('says what to do where nothing is installed', async () => {
  await expect(assertInstalled(project.root)).rejects.toThrow(
    'Faltan las dependencias del proyecto.\n  Ejecuta antes: npm ci',
  );
  await project.write({ 'node_modules/.package-lock.json': '{}' });
  await expect(assertInstalled(project.root)).resolves.toBeUndefined();
});
