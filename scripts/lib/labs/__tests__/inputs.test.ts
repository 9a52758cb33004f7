/** @jest-environment node */
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { sha256 } from '../../digest.mjs';
import { TOGETHER_LIST } from '../../linux-image/names.mjs';
import { assertKnownCompiler, hashLabInputs, readSource } from '../inputs.mjs';

const files = {
  'package-lock.json': '{}',
  'node_modules/@yowasp/clang/package.json': '{"version":"1"}',
  'node_modules/v86/package.json': '{"version":"1"}',
  'linux-image/manifest.json': '{}',
  [TOGETHER_LIST]: '$ man ls',
  'scripts/lib/labs/index.mjs': '1',
  'src/labs/c/engine/support/prompt.c': '2',
  'src/labs/c/engine/compiler/__tests__/x.test.ts': '3',
};

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder(files);
});

afterEach(() => project.remove());

it('refuses a compiler that the profile was not made for, saying what to do', () => {
  const wasm = Buffer.from('other');
  expect(() => {
    assertKnownCompiler(wasm);
  }).toThrow(
    /se esperaba: sha256 24fbed47[\s\S]*se encontró: sha256 d9298a10[\s\S]*npm ci/,
  );
});

it('accepts the compiler that it was made for', () => {
  const wasm = Buffer.from('known');
  expect(() => {
    assertKnownCompiler(wasm, sha256(wasm));
  }).not.toThrow();
});

it('says that the package is not installed', async () => {
  await expect(
    readSource(project.root, 'node_modules/x/llvm.wasm'),
  ).rejects.toThrow(/Falta node_modules\/x\/llvm\.wasm[\s\S]*npm ci/);
});

it.each([
  ['the package', { 'node_modules/@yowasp/clang/package.json': '{}' }],
  ['the emulator', { 'node_modules/v86/package.json': '{}' }],
  ['the image of Linux', { 'linux-image/manifest.json': '{"memoryMb":1}' }],
  ['what programs ask for', { [TOGETHER_LIST]: '$ man cp' }],
  ['the machine', { 'src/labs/linux/engine/machine.ts': 'new' }],
  ['the scripts', { 'scripts/lib/labs/index.mjs': 'changed' }],
  ['the support code', { 'src/labs/c/engine/support/prompt.c': 'changed' }],
  ['what a laboratory publishes', { 'src/labs/c/publish/index.mjs': 'new' }],
  ['a worker', { 'src/labs/c/worker/runner.worker.ts': 'new' }],
])('notices a change of %s', async (_name, changedFiles) => {
  const before = await hashLabInputs(project.root);
  await project.write(changedFiles);
  expect(await hashLabInputs(project.root)).not.toBe(before);
});

it('does not care about a change of a test', async () => {
  const before = await hashLabInputs(project.root);
  await project.write({
    'src/labs/c/engine/compiler/__tests__/x.test.ts': 'changed',
  });
  expect(await hashLabInputs(project.root)).toBe(before);
});
