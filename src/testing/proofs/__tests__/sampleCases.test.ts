/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleCases } from '../sampleCases';

const cases = Array.from({ length: 50 }, (_, index) => `card-${index}`);

const createSample = (
  env: NodeJS.ProcessEnv,
  changedFiles: readonly string[] = [],
  list = cases,
) =>
  sampleCases(
    list,
    { count: 5, getName: (name) => name, allIfChanged: /^src\/labs\/c\// },
    { env, changedFiles: () => changedFiles },
  );

const createQuickEnv = (seed: string) => ({ SAMPLE: 'true', SEED: seed });

it('takes all cases where the whole is proved', () => {
  expect(createSample({})).toEqual(cases);
  expect(createSample({ SEED: '7' })).toEqual(cases);
});

it('takes as many as it is told in a quick check, in their order', () => {
  const chosenCases = createSample(createQuickEnv('7'));
  expect(chosenCases).toHaveLength(5);
  expect(chosenCases).toEqual(
    cases.filter((candidate) => chosenCases.includes(candidate)),
  );
});

it('takes the same for the same seed, and others for another', () => {
  expect(createSample(createQuickEnv('7'))).toEqual(
    createSample(createQuickEnv('7')),
  );
  expect(createSample(createQuickEnv('7'))).not.toEqual(
    createSample(createQuickEnv('8')),
  );
});

it('takes all cases when what they prove was changed', () => {
  expect(createSample(createQuickEnv('7'), ['README.md'])).toHaveLength(5);
  expect(createSample(createQuickEnv('7'), ['src/labs/c/words.ts'])).toEqual(
    cases,
  );
});

it('is only used by tests of the step «cards», which the whole check runs again with all cases', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join('src', name));
  const users = files.filter((file) =>
    /\bsampleCases\(/.test(readFileSync(file, 'utf8')),
  );
  const elsewhere = users.filter(
    (file) => !file.endsWith('.content.test.ts') && !__filename.endsWith(file),
  );
  expect(users.length).toBeGreaterThan(6);
  expect(elsewhere).toEqual([]);
});
