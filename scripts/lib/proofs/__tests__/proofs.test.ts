/** @jest-environment node */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { createProofs } from '../index.mjs';
import {
  hashCode,
  hashCompiler,
  hashFiles,
  hashImage,
  hashEnvironment,
  hashTool,
} from '../inputs.mjs';
import { summarizeProofs } from '../log.mjs';

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder({ 'package-lock.json': '{}' });
});
afterEach(() => project.remove());

const store = () => path.join(project.root, 'store');

const createTestProofs = (
  dependsOn: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) =>
  createProofs({
    root: project.root,
    kind: 'cosas',
    dependsOn,
    env: { PROOFS: store(), ...env },
  });

const createPassingProof = () =>
  jest.fn(() => Promise.resolve<readonly string[]>([]));
const createFailingProof = () => jest.fn(() => Promise.resolve(['está mal']));

async function readOnlyStamp() {
  const folder = path.join(store(), 'cosas');
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return path.join(folder, names[0] ?? '');
}

describe('A proof', () => {
  it('that passed is not made again', async () => {
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a'], createPassingProof());
    expect(await createTestProofs().prove(['a'], secondProof)).toEqual([]);
    expect(secondProof).not.toHaveBeenCalled();
  });

  it('that failed is made again, and gives its faults', async () => {
    const secondProof = createFailingProof();
    expect(await createTestProofs().prove(['a'], createFailingProof())).toEqual(
      ['está mal'],
    );
    expect(await createTestProofs().prove(['a'], secondProof)).toEqual([
      'está mal',
    ]);
    expect(secondProof).toHaveBeenCalled();
  });

  it('that throws leaves no stamp', async () => {
    const secondProof = createPassingProof();
    const rejectProof = () => Promise.reject(new Error('roto'));
    await expect(createTestProofs().prove(['a'], rejectProof)).rejects.toThrow(
      'roto',
    );
    await createTestProofs().prove(['a'], secondProof);
    expect(secondProof).toHaveBeenCalled();
  });

  it('that fails when all is proved again loses the stamp that it had', async () => {
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a'], createPassingProof());
    await createTestProofs([], { IGNORE_PROOFS: 'true' }).prove(
      ['a'],
      createFailingProof(),
    );
    await createTestProofs().prove(['a'], secondProof);
    expect(secondProof).toHaveBeenCalled();
  });

  it('is made again when its parts change', async () => {
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a', { b: 1 }], createPassingProof());
    await createTestProofs().prove(['a', { b: 2 }], secondProof);
    expect(secondProof).toHaveBeenCalled();
  });

  it('is made again where the store is ignored', async () => {
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a'], createPassingProof());
    await createTestProofs([], { IGNORE_PROOFS: 'true' }).prove(
      ['a'],
      secondProof,
    );
    expect(secondProof).toHaveBeenCalled();
  });

  it('is not made again in another clone of the project', async () => {
    const clone = await createTempFolder({ 'package-lock.json': '{}' });
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a'], createPassingProof());
    await createProofs({
      root: clone.root,
      kind: 'cosas',
      dependsOn: [],
      env: { PROOFS: store() },
    }).prove(['a'], secondProof);
    await clone.remove();
    expect(secondProof).not.toHaveBeenCalled();
  });

  it('has what it recorded looked at each time, also when it comes from the store', async () => {
    const proveWithRecord = (_: unknown, record: (text: string) => void) => {
      record('/bin/ls');
      return Promise.resolve([]);
    };
    const check = jest.fn((records: readonly string[]) =>
      records.map((record) => `falta ${record}`),
    );
    expect(await createTestProofs().prove(['a'], proveWithRecord)).toEqual([]);
    expect(
      await createTestProofs().prove(['a'], createFailingProof(), check),
    ).toEqual(['falta /bin/ls']);
    expect(check).toHaveBeenCalledWith(['/bin/ls']);
  });

  it.each([
    ['empty', () => ''],
    ['cut short', (content: string) => content.slice(0, -10)],
    ['changed', (content: string) => content.replace('[]', '["x"]')],
    ['something else', () => '{}'],
  ])('is made again when its stamp is %s', async (_, damage) => {
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a'], createPassingProof());
    const stamp = await readOnlyStamp();
    await writeFile(stamp, damage(await readFile(stamp, 'utf8')));
    await createTestProofs().prove(['a'], secondProof);
    expect(secondProof).toHaveBeenCalled();
  });

  it('is made again when its stamp is that of another', async () => {
    const secondProof = createPassingProof();
    await createTestProofs().prove(['a'], createPassingProof());
    const otherStamp = await readFile(await readOnlyStamp());
    await createTestProofs().prove(['b'], createPassingProof());
    const folder = path.join(store(), 'cosas');
    for (const name of await readdir(folder))
      await writeFile(path.join(folder, name), otherStamp);
    await createTestProofs().prove(['b'], secondProof);
    expect(secondProof).toHaveBeenCalled();
  });
});

describe('Each kind of input', () => {
  const editedFiles: readonly [
    string,
    (root: string) => string,
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>,
  ][] = [
    [
      'the code of a test',
      (root) => hashCode(root, ['src/a.test.ts']),
      { 'src/a.test.ts': 'one' },
      { 'src/a.test.ts': 'two' },
    ],
    [
      'what the code imports, at any distance',
      (root) => hashCode(root, ['src/a.test.ts']),
      {
        'src/a.test.ts': "import { b } from './b';",
        'src/b/index.ts': "export * from '@site/src/c.mjs';",
        'src/c.mjs': 'one',
      },
      { 'src/c.mjs': 'two' },
    ],
    [
      'a face that is imported by the name of its folder',
      (root) => hashCode(root, ['src/labs/build.ts']),
      {
        'src/labs/build.ts':
          'labs.map(({ id }) => require(`./${id}/build.ts`));',
        'src/labs/c/build.ts': 'one',
      },
      { 'src/labs/c/build.ts': 'two' },
    ],
    [
      'the environment of a test',
      (root) => hashCode(root, ['src/a.test.ts']),
      {
        'src/a.test.ts': '/** @jest-environment <rootDir>/src/e.mjs */',
        'src/e.mjs': 'one',
      },
      { 'src/e.mjs': 'two' },
    ],
    [
      'a source in a folder',
      (root) => hashFiles(root, ['examples']),
      { 'examples/a/b.c': 'one' },
      { 'examples/a/b.c': 'two' },
    ],
    [
      'a file more in a folder',
      (root) => hashFiles(root, ['examples']),
      { 'examples/a.c': 'one' },
      { 'examples/b.c': 'two' },
    ],
    [
      'the compiler of the pages',
      hashCompiler,
      { '.cache/labs/manifest.json': '{"c":{"hot":{"path":"hot.1"}}}' },
      { '.cache/labs/manifest.json': '{"c":{"hot":{"path":"hot.2"}}}' },
    ],
    [
      'the image of Linux',
      hashImage,
      { 'linux-image/manifest.json': 'one' },
      { 'linux-image/manifest.json': 'two' },
    ],
    [
      'the packages',
      hashEnvironment,
      { 'package-lock.json': 'one' },
      { 'package-lock.json': 'two' },
    ],
  ];

  it.each(editedFiles)(
    'has the proof made again when it changes: %s',
    async (_, input, before, after) => {
      const secondProof = createPassingProof();
      const last = createPassingProof();
      await project.write(before);
      await createTestProofs([input(project.root)]).prove(
        ['a'],
        createPassingProof(),
      );
      await createTestProofs([input(project.root)]).prove(['a'], secondProof);
      await project.write(after);
      await createTestProofs([input(project.root)]).prove(['a'], last);
      expect(secondProof).not.toHaveBeenCalled();
      expect(last).toHaveBeenCalled();
    },
  );

  it('is what a tool says of its version', () => {
    expect(hashTool('node')).toBe(hashTool('node'));
    expect(hashTool('node')).not.toBe(hashTool('no-such-tool'));
  });

  it('leaves out what the code does not import', async () => {
    await project.write({ 'a.ts': "import './b';", 'b.ts': '', 'c.ts': 'one' });
    const before = hashCode(project.root, ['a.ts']);
    await project.write({ 'c.ts': 'two' });
    expect(hashCode(project.root, ['a.ts'])).toBe(before);
  });
});

describe('What a run of the check is told', () => {
  it('counts the proofs that were made and those that were there, and repeats their notes once', async () => {
    const log = path.join(project.root, 'proofs.log');
    const env = { PROOFS_LOG: log };
    const failWithNote = (note: (text: string) => void) => {
      note('ojo');
      return Promise.resolve([]);
    };
    await createTestProofs([], env).prove(['a'], failWithNote);
    await createTestProofs([], env).prove(['b'], createFailingProof());
    await createTestProofs([], env).prove(['a'], createPassingProof());
    expect(await summarizeProofs(log)).toMatchObject({
      taken: 1,
      made: 2,
      notes: ['ojo'],
    });
  });

  it('is nothing when no proof was asked for, or a line was cut short', async () => {
    const log = path.join(project.root, 'proofs.log');
    const emptySummary = { taken: 0, made: 0, savedSeconds: 0, notes: [] };
    expect(await summarizeProofs(log)).toEqual(emptySummary);
    await mkdir(path.dirname(log), { recursive: true });
    await writeFile(log, '{"kind":');
    expect(await summarizeProofs(log)).toEqual(emptySummary);
  });
});
