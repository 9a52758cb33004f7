/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import type { Step } from '../../steps.mjs';
import { createStepStamps } from '../step-stamps.mjs';

let project: Awaited<ReturnType<typeof createTempFolder>>;

const step: Step = {
  name: 'lint',
  command: 'node',
  args: ['lint.mjs'],
  needs: [],
  reads: { files: /\.ts$/, folders: ['build'], tools: () => ['node'] },
  makes: ['.cache/out'],
};

beforeEach(async () => {
  project = await createTempFolder({
    'package-lock.json': '{}',
    '.gitignore': 'build\n.cache\n',
    'a.ts': 'one',
    'notes.md': 'one',
    'build/index.html': 'one',
    '.cache/out': 'one',
  });
  spawnSync('git', ['init', '-q'], { cwd: project.root });
});
afterEach(() => project.remove());

const createStamps = () => createStepStamps({ root: project.root, env: {} });

async function keepStamp(proofStep: Step = step) {
  await createStamps().keep(proofStep, createStamps().inputsOf(proofStep));
}

const isProved = (proofStep: Step = step) =>
  createStamps().isProved(proofStep, createStamps().inputsOf(proofStep));

it('a step that passed is not repeated', async () => {
  expect(await isProved()).toBe(false);
  await keepStamp();
  expect(await isProved()).toBe(true);
});

it.each([
  ['a file that it reads is edited', { 'a.ts': 'two' }],
  ['a file that it reads is added', { 'b.ts': 'one' }],
  ['a folder that it reads is made again', { 'build/index.html': 'two' }],
  ['what it made was touched', { '.cache/out': 'two' }],
  ['the packages change', { 'package-lock.json': '{ }' }],
])('is repeated when %s', async (_, edit) => {
  await keepStamp();
  await project.write(edit);
  expect(await isProved()).toBe(false);
});

it('is repeated when a file that it reads is gone', async () => {
  await keepStamp();
  await rm(path.join(project.root, 'a.ts'));
  expect(await isProved()).toBe(false);
});

it('is repeated when its own arguments or tools change', async () => {
  await keepStamp();
  expect(await isProved({ ...step, args: ['lint.mjs', '--fix'] })).toBe(false);
  const listTools = () => ['no-such-tool'];
  const files = /\.ts$/;
  expect(
    await isProved({
      ...step,
      reads: { files, folders: ['build'], tools: listTools },
    }),
  ).toBe(false);
});

it('is not repeated when something else is edited', async () => {
  await keepStamp();
  await project.write({ 'notes.md': 'two' });
  expect(await isProved()).toBe(true);
});

it('is repeated when its stamp was forgotten or cut short', async () => {
  await keepStamp();
  await project.write({ '.cache/steps/lint': 'abc' });
  expect(await isProved()).toBe(false);
  await keepStamp();
  await createStamps().forget(step);
  expect(await isProved()).toBe(false);
});

it('leaves no stamp when a file was edited meanwhile', async () => {
  const before = createStamps().inputsOf(step);
  await project.write({ 'a.ts': 'two' });
  await createStamps().keep(step, before);
  await project.write({ 'a.ts': 'one' });
  expect(await isProved()).toBe(false);
});

it('runs each time a step that does not say what it reads, or where there is no git', async () => {
  const { reads, ...silent } = step;
  expect(reads).toBeDefined();
  await keepStamp(silent);
  expect(await isProved(silent)).toBe(false);
  await keepStamp();
  await rm(path.join(project.root, '.git'), { recursive: true });
  expect(await isProved()).toBe(false);
});
